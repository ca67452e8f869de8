exports.fs = {};
