exports.SemanticResourceAttributes = class {};
