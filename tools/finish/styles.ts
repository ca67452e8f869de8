import { transform } from 'lightningcss';
import { styleTargets } from './browserTargets';

const minified = new Map<string, string>();

/** Notes that styled-components leaves for its own start in the browser; they style nothing. */
const notes = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * One style sheet from the style blocks of a page in their order, each distinct block once. Pages of
 * one kind share their blocks, so the result is kept: a thousand articles are minified once.
 */
export function mergeStyles(blocks: readonly string[]): string {
  const code = [...new Set(blocks)].join('\n').replace(notes, '');
  const known = minified.get(code);
  if (known !== undefined) return known;
  const result = transform({
    filename: 'page.css',
    code: Buffer.from(code),
    minify: true,
    targets: styleTargets,
  });
  const css = result.code.toString();
  minified.set(code, css);
  return css;
}
