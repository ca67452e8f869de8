import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { elementsOf, isComment, parse, remove, serialize, walk } from '../../tools/build/post-process/dom';

/** What a plain page does without. */
const leftOut = new Set(['script', 'style', 'link', 'img', 'svg', 'picture']);
const kept = new Set(['href', 'lang', 'charset', 'name', 'content']);

/**
 * Writes the control of a page into an export: the same words in the same elements, without scripts,
 * pictures and fonts of its own, and returns its path. It is what the page is compared with.
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
  const file = join(outDir, `${control}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, serialize(document).replace('</head>', `${style}</head>`));
  return control;
}
