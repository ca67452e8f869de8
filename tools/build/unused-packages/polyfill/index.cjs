exports.Temporal = {};
exports.toTemporalInstant = () => {
  throw new Error('@js-temporal/polyfill is not installed: a date is a field of type string.');
};
