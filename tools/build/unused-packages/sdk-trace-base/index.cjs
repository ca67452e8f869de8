exports.ConsoleSpanExporter = class {};
exports.SimpleSpanProcessor = class {};
