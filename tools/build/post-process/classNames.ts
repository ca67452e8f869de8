import { type Element, insideIsland } from './dom';

/** The names that styled-components made for the styles of an element: they follow the ids of its components (componentIds.mjs). */
const madeNames = /\bc[0-9a-f]{6} ([A-Za-z ]+)$/;

const selectedName = /\.(-?[_a-z][\w-]*)/gi;

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const shortNames = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];

/**
 * Removes the class names of a page that no rule of its style sheet selects, and shortens those that styled-components
 * made: hashes do not compress. Those of islands stay, because the code of an island has them too. Returns the style
 * sheet with the new names. Article pages with the same styles get the same names: the News page allows their style
 * sheets by hash.
 */
export function tidyClassNames(elements: readonly Element[], css: string): string {
  const inIslands = new Set<string>();
  const made = new Set<string>();
  const outside: Element[] = [];
  for (const element of elements) {
    const names = element.attrs.find(({ name }) => name === 'class')?.value;
    if (names === undefined) continue;
    if (insideIsland(element)) for (const name of names.split(' ')) inIslands.add(name);
    else outside.push(element);
    for (const name of madeNames.exec(names)?.[1]?.split(' ') ?? []) made.add(name);
  }

  const selected = new Set([...css.matchAll(selectedName)].map(([, name = '']) => name));
  const free = shortNames.filter((name) => !selected.has(name) && !inIslands.has(name)).values();
  const renamed = new Map<string, string>();
  for (const name of selected)
    if (made.has(name) && !inIslands.has(name)) renamed.set(name, free.next().value ?? name);

  for (const { attrs } of outside) {
    const index = attrs.findIndex(({ name }) => name === 'class');
    const names = attrs[index]?.value.split(/\s+/).filter((name) => selected.has(name)) ?? [];
    const value = names.map((name) => renamed.get(name) ?? name).join(' ');
    attrs.splice(index, 1);
    // First in every element, so that what pages repeat is longer and compresses better.
    if (value) attrs.unshift({ name: 'class', value });
  }
  return css.replace(selectedName, (match, name: string) => `.${renamed.get(name) ?? match.slice(1)}`);
}
