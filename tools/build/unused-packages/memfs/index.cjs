exports.fs = class {};
