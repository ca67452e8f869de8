import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Source files below folders of the project, as paths with forward slashes, sorted. */
export function sourcesIn(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
    )
    .sort();
}

function sourceOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The source without its comments. */
export function codeOf(file: string): string {
  return sourceOf(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

/** The runtime imports of a file, without types. */
export function importsOf(file: string): string[] {
  const code = codeOf(file);
  const found = [
    ...code.matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?)\sfrom\s+'([^']+)'/gm),
    ...code.matchAll(/^import()\s+'([^']+)'/gm),
    ...code.matchAll(/\bimport\(()\s*'([^']+)'/g),
  ];
  return found
    .filter(([, names = '']) => !/^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$/.test(names))
    .map(([, , module]) => module as string);
}

/** The file of the project that an import names; undefined for a package. */
export function resolveImport(from: string, module: string): string | undefined {
  const base = module.startsWith('@/')
    ? module.slice(2)
    : module.startsWith('.')
      ? posix.join(dirname(from).replaceAll('\\', '/'), module)
      : undefined;
  if (base === undefined) return undefined;
  const file = [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.\w+$/.test(path) && existsSync(path));
  if (!file) throw new Error(`${from} imports ${module}, which is not a file.`);
  return file;
}

/** All files and packages that the entries import, dynamic imports included. */
export function reachableFrom(...entries: string[]): { files: string[]; packages: string[] } {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const module of importsOf(file)) {
      const resolved = resolveImport(file, module);
      if (resolved) files.add(resolved);
      else packages.add(module);
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}
