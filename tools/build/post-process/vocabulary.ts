import { attribute, type Element, textOf } from './dom';

/** Names of elements, `h2`, and of attributes, `[data-align`, that pages have or their scripts set. */
export type Vocabulary = ReadonlySet<string>;

/** The names in the elements of a page, and every name that its scripts could set. */
export function vocabularyOf(elements: readonly Element[]): Vocabulary {
  const names = new Set<string>();
  for (const element of elements) {
    const { tagName, attrs } = element;
    names.add(tagName.toLowerCase());
    for (const { name } of attrs) names.add(`[${name.toLowerCase()}`);
    // To the parser, the content of both is text.
    if (tagName === 'noscript') for (const name of vocabularyInSource(textOf(element))) names.add(name);
    // Structured data has a type, and sets nothing.
    if (tagName === 'script' && attribute(element, 'type') === undefined)
      for (const name of namesIn(textOf(element))) names.add(`[${name}`);
  }
  return names;
}

function namesIn(script: string): string[] {
  const quoted = [...script.matchAll(/["'`]([a-z][a-z-]*)["'`]/g)].map(([, name = '']) => name);
  const ofData = [...script.matchAll(/\.dataset\.(\w+)/g)].map(([, name = '']) => dataName(name));
  return [...quoted, ...ofData];
}

/** The names in the elements of exported HTML, in which no text and no value has a bare `<` or `"`. */
export function vocabularyInSource(html: string): Vocabulary {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)/gi,
  )) {
    names.add(tag.toLowerCase());
    for (const [, name = ''] of attributes.matchAll(/([^\s"=]+)(?:="[^"]*")?/g))
      names.add(`[${name.toLowerCase()}`);
  }
  return names;
}

/** `data-tight` for `tight`, as `dataset` names it. */
function dataName(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
