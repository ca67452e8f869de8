/** `Read time` for `readTime`, `Call to action` for `call-to-action`. */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
