exports.NodeTracerProvider = class {};
