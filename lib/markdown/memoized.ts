/**
 * A function of an object that computes its result once for each, because several callers need it. Its other arguments must
 * be the same each time for an object.
 */
export function memoized<Key extends object, Rest extends unknown[], Result extends object>(
  compute: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const results = new WeakMap<Key, Result>();
  return (key, ...rest) => {
    const result = results.get(key) ?? compute(key, ...rest);
    results.set(key, result);
    return result;
  };
}
