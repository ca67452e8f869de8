exports.Resource = class {};
