import {
  browserslistToTargets,
  Features,
  type Selector,
  type SelectorComponent,
  transform,
} from 'lightningcss';
import { scriptTargets } from './browserTargets';
import { keywordName, type UsedNames } from './usedNames';

/** The browsers of scripts, for Lightning CSS. */
export const styleTargets = browserslistToTargets(scriptTargets.map((name) => name.replace(/\d/, ' $&')));

const minified = new Map<string, string>();

/** Markers that styled-components only needs to rehydrate. */
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * One minified style sheet from the style blocks of a page, in order. With the names that a page
 * without islands uses (islands could use others later), it removes unused custom properties, and rules for elements,
 * attributes and keywords that are not used. Cached, because a thousand articles share the same blocks.
 */
export function mergeStyles(blocks: readonly string[], usedNames?: UsedNames): string {
  const source = [...new Set(blocks)].join('\n').replace(markers, '');
  const key = `${usedNames ? [...usedNames].sort() : '*'} ${source}`;
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
    ...(usedNames && {
      unusedSymbols: unusedProperties(code),
      visitor: { Selector: (selector) => (canMatch(selector, usedNames) ? undefined : []) },
    }),
    // No colour of the site uses light-dark().
    exclude: Features.LightDark,
  });
  const css = result.code.toString();
  minified.set(key, css);
  return css;
}

/** Whether a selector names, outside its pseudo-classes, only elements, attributes and keywords that are used. */
function canMatch(selector: Selector, usedNames: UsedNames): boolean {
  return selector.every((part) => {
    if (part.type === 'type') return usedNames.has(part.name.toLowerCase());
    return part.type !== 'attribute' || isUsedAttribute(part, usedNames);
  });
}

type AttributeSelector = Extract<SelectorComponent, { type: 'attribute' }>;

/** Browsers themselves set attributes such as `open`, but not those for data and ARIA. */
function isUsedAttribute({ name, operation }: AttributeSelector, usedNames: UsedNames): boolean {
  if (!/^(?:data|aria)-/i.test(name)) return true;
  const used = `[${name.toLowerCase()}`;
  const isExact = operation?.operator === 'equal' && operation.caseSensitivity !== 'ascii-case-insensitive';
  const keyword = isExact ? keywordName(name, operation.value) : undefined;
  return usedNames.has(used) && (!keyword || usedNames.has(keyword) || usedNames.has(`${used}=`));
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
