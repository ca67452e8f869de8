import { attribute, type Element, textOf } from './dom';

/**
 * Names of elements, `h2`, and of attributes, `[data-align`, that pages have or that their scripts add, with the keywords
 * of data attributes, `[data-align=left]`. `[data-align=` is one that a script can set to any keyword.
 */
export type UsedNames = ReadonlySet<string>;

/** The used name of a data attribute with a keyword; undefined for other attributes and values. */
export function keywordName(name: string, value: string): string | undefined {
  return /^data-/i.test(name) && /^[\w-]+$/.test(value) ? `[${name.toLowerCase()}=${value}]` : undefined;
}

/** The names in the elements of a page, and those that its scripts quote or set as data. */
export function usedNamesOf(elements: readonly Element[]): UsedNames {
  const names = new Set<string>();
  for (const element of elements) {
    const { tagName, attrs } = element;
    names.add(tagName.toLowerCase());
    for (const { name, value } of attrs) addAttribute(names, name, value);
    // To the parser, the content of both is text.
    if (tagName === 'noscript') for (const name of usedNamesInSource(textOf(element))) names.add(name);
    // Structured data has a type, and adds nothing.
    if (tagName === 'script' && attribute(element, 'type') === undefined)
      for (const name of namesIn(textOf(element))) names.add(name).add(`[${name}`).add(`[${name}=`);
  }
  return names;
}

function addAttribute(names: Set<string>, name: string, value: string): void {
  names.add(`[${name.toLowerCase()}`);
  const keyword = keywordName(name, value);
  if (keyword) names.add(keyword);
}

function namesIn(script: string): string[] {
  const quoted = [...script.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, name = '']) => name);
  const ofData = [...script.matchAll(/\.dataset\.(\w+)/g)].map(([, name = '']) => dataName(name));
  return [...quoted, ...ofData];
}

/** The names in the elements of exported HTML. What scripts in it have between `<` and `>` only adds names. */
export function usedNamesInSource(html: string): UsedNames {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)/gi,
  )) {
    names.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g))
      addAttribute(names, name, value);
  }
  return names;
}

/** `data-tight` for `tight`, as `dataset` names it. */
function dataName(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
