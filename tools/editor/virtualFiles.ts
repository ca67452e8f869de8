/** The lengths of the files that the editor has read, by path. */
const files = new Map<string, number>();

/** Lets `lib/` find a file at a path such as `content/files/letter.pdf`. */
export function addVirtualFile(path: string, length: number): void {
  files.set(path, length);
}

// As the functions of `node:fs` with these names, for the files that were added.

export function readFileSync(path: string): { length: number } {
  const length = files.get(path);
  if (length === undefined) throw new Error(`The editor has not read ${path}.`);
  return { length };
}

export function lstatSync(path: string) {
  return files.has(path) ? { isFile: () => true } : undefined;
}
