/** `Read time` for `readTime`, `Call to action` for `call-to-action`, `Image alternative text` for `imageAlt`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/Alt$/, 'AlternativeText')
    .replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
