/** A file that the editor has read: its text or bytes, or only its length. */
type VirtualFile = string | { length: number };

const files = new Map<string, VirtualFile>();

/** Lets `lib/` find a file at a path such as `content/files/letter.pdf`. */
export function addVirtualFile(path: string, file: VirtualFile): void {
  files.set(path, file);
}

// As the functions of `node:fs` with these names, for the files that were added.

export function existsSync(path: string): boolean {
  return files.has(path);
}

export function readFileSync(path: string): VirtualFile {
  const file = files.get(path);
  if (file === undefined) throw new Error(`The editor has not read ${path}.`);
  return file;
}

export function statSync(path: string) {
  return { size: readFileSync(path).length, isFile: () => true };
}

export function lstatSync(path: string) {
  return files.has(path) ? statSync(path) : undefined;
}
