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
  const copy = structuredClone(document);
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key] as Holder, copy as Holder);
  const key = path.at(-1) as string;
  holder[key] = change(holder[key]);
  return copy;
}
