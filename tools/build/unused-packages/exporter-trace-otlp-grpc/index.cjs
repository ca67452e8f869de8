exports.OTLPTraceExporter = class {};
