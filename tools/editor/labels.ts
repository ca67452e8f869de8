/** The list of what is one file, such as the categories. */
export const siteList = 'Whole site';

/** `Read time` for `readTime`, `Call to action` for `call-to-action`, `Image alternative text` for `imageAlt`, `ABN` for `abn`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/Alt$/, 'AlternativeText')
    .replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ')
    .toLowerCase()
    .replace(/\b(?:abn|acn|id|url)\b/g, (word) => word.toUpperCase());
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
