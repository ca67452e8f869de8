export type Path = readonly (string | number)[];

type Holder = { [key: string | number]: unknown };

/** The paths of the texts and numbers in a document, at any depth. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string' || typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy of a document whose value at a path is changed. */
export function changedAt<Document>(
  document: Document,
  path: Path,
  change: (value: unknown) => unknown,
): Document {
  const [key, ...rest] = path;
  if (key === undefined) return change(document) as Document;
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Holder;
  copy[key] = changedAt(copy[key], rest, change);
  return copy as Document;
}
