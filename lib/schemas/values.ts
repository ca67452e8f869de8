type Path = readonly PropertyKey[];

/** The value at a path in another one; undefined if there is none. */
export function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return isObject(value) ? valueAt((value as Record<PropertyKey, unknown>)[key], rest) : undefined;
}

/** The values in another one, at any depth, with their paths and in their order. */
export function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (!isObject(value)) return [];
  return Object.entries(value as object).flatMap(([key, inner]) => {
    const own = [...path, key];
    return [{ path: own, value: inner }, ...valuesIn(inner, own)];
  });
}

export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
