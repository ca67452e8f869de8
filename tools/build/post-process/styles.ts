import { browserslistToTargets, Features, transform } from 'lightningcss';
import { scriptTargets } from './browserTargets';

/** The browsers of scripts, for Lightning CSS. */
export const styleTargets = browserslistToTargets(scriptTargets.map((name) => name.replace(/\d/, ' $&')));

const minified = new Map<string, string>();

/** Markers that styled-components only needs to rehydrate. */
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * One minified style sheet from the style blocks of a page, in order. It has no unused custom properties, except with an
 * island, which may use them later. Cached, because a thousand articles share the same blocks.
 */
export function mergeStyles(blocks: readonly string[], hasIsland = false): string {
  const source = [...new Set(blocks)].join('\n').replace(markers, '');
  const key = `${hasIsland} ${source}`;
  const cached = minified.get(key);
  if (cached !== undefined) return cached;
  // A component's rules can occur twice, for an island and for the page. Keep the first, because a later one would
  // override the components that extend it.
  const code = [...new Set(topLevelRules(source))].join('\n');
  const result = transform({
    filename: 'page.css',
    code: Buffer.from(code),
    minify: true,
    targets: styleTargets,
    unusedSymbols: hasIsland ? [] : unusedProperties(code),
    // No colour of the site uses light-dark().
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

/** The top-level rules of a style sheet, without comments. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let rule = '';
  // Strings and comments may contain braces, so each is one token.
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
