import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { elementsOf, isComment, parse, remove, serialize, walk } from '../../tools/build/post-process/dom';

/** Elements that the control page does not have. */
const leftOut = new Set(['script', 'style', 'link', 'img', 'svg', 'picture']);
const kept = new Set(['href', 'lang', 'charset', 'name', 'content']);

/**
 * Writes the control of a page to an export and returns its path: the same words and elements without scripts,
 * pictures and web fonts, as a baseline for the page.
 */
export async function writeControl(outDir: string, path: string): Promise<string> {
  const document = parse(await readFile(join(outDir, path === '/' ? 'index.html' : `${path}.html`), 'utf8'));
  for (const node of walk(document)) if (isComment(node)) remove(node);
  for (const element of elementsOf(document)) {
    const isPolicy = element.attrs.some(({ name }) => name === 'http-equiv');
    if (leftOut.has(element.tagName) || isPolicy) remove(element);
    element.attrs = element.attrs.filter(({ name }) => kept.has(name));
  }
  const style = '<style>body{max-width:40em;margin:auto;padding:1em;font:100%/1.5 system-ui}</style>';
  const control = `/control${path === '/' ? '/home' : path}`;
  await writePage(outDir, control, serialize(document).replace('</head>', `${style}</head>`));
  return control;
}

/** Writes a copy of a page without our own pictures to an export, and returns its path. Their drawings stay. */
export async function writeWithoutPictures(outDir: string, path: string): Promise<string> {
  const document = parse(await readFile(join(outDir, `${path}.html`), 'utf8'));
  for (const element of elementsOf(document)) if (element.tagName === 'picture') remove(element);
  // The islands would add them again.
  const html = serialize(document).replace(/"picture":\{(?:[^{}]|\{[^{}]*\})*\},?/g, '');
  const copy = `/without-pictures${path}`;
  await writePage(outDir, copy, html);
  return copy;
}

async function writePage(outDir: string, path: string, html: string): Promise<void> {
  const file = join(outDir, `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
