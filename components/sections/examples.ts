import { readFileSync } from 'node:fs';

/** The example of a type of section, as an item of the list in a page. */
export function exampleOf(type: string): string {
  const fields = readFileSync(`components/sections/${type}/example.yaml`, 'utf8').trimEnd();
  return `  - ${fields.replaceAll(/\n(?!\n|$)/g, '\n    ')}\n`;
}
