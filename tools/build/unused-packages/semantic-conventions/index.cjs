exports.SemanticResourceAttributes = {};
