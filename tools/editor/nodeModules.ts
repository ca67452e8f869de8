/** The sizes of the files that the preview has read, by path. */
const sizes = new Map<string, number>();

/** Lets `lib/` find a file at a path such as `content/files/letter.pdf`. */
export function addVirtualFile(path: string, size: number): void {
  sizes.set(path, size);
}

// As the functions of `node:fs` with these names, for the files that were added.

export function readFileSync(path: string): { length: number } {
  const length = sizes.get(path);
  if (length === undefined) throw new Error(`The editor has not read ${path}.`);
  return { length };
}

export function lstatSync(path: string) {
  return sizes.has(path) ? { isFile: () => true } : undefined;
}

/** As that of `node:crypto`: the hash in the URL of a download does not matter in the editor. */
export function createHash() {
  return { update: () => ({ digest: () => '0'.repeat(64) }) };
}
