import { Features, transform } from 'lightningcss';
import { styleTargets } from './browserTargets';

const minified = new Map<string, string>();

/** Notes that styled-components leaves for its own start in the browser; they style nothing. */
const notes = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * One style sheet from the style blocks of a page in their order. Custom properties that it sets and does not use
 * are left out, unless the page `grows`: what an island adds may need them. Pages of one kind share their
 * blocks, so the result is kept: a thousand articles are minified once.
 */
export function mergeStyles(blocks: readonly string[], { grows = false } = {}): string {
  const source = [...new Set(blocks)].join('\n').replace(notes, '');
  const key = `${grows} ${source}`;
  const known = minified.get(key);
  if (known !== undefined) return known;
  // A component prints its rules once in the head when an island uses it and again where the page does.
  // The first place counts: a later one would come behind the components built upon it and undo them.
  const code = [...new Set(topLevelRules(source))].join('\n');
  const result = transform({
    filename: 'page.css',
    code: Buffer.from(code),
    minify: true,
    targets: styleTargets,
    unusedSymbols: grows ? [] : unusedProperties(code),
    // No colour of the site is written with light-dark().
    exclude: Features.LightDark,
  });
  const css = result.code.toString();
  minified.set(key, css);
  return css;
}

function unusedProperties(css: string): string[] {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const set = new Set([...css.matchAll(/[{;\s](--[\w-]+)\s*:/g)].map(([, name]) => name as string));
  return [...set].filter((name) => !used.has(name));
}

/** The rules of a style sheet, without comments, each with all that it encloses. */
export function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let rule = '';
  // Strings and comments may hold braces, so they are stepped over whole.
  for (const [token] of css.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[^"'/{};]+|[\s\S]/g,
  )) {
    if (token.startsWith('/*')) continue;
    rule += token;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0 && (token === '}' || token === ';')) {
      rules.push(rule.trim());
      rule = '';
    }
  }
  return [...rules, rule.trim()].filter(Boolean);
}
