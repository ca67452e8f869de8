import type { Point } from 'unist';
import { isMarkdown } from '../markdown/fields';
import { parseText } from '../markdown/parseText';
import { schemaAt } from '../schemas/schemaAt';
import type { Collection } from './collection';
import type { FieldText } from './document';
import type { LocatedYaml } from './yaml';

/** The Markdown of every field that takes it, without what cannot be parsed: the schema reports that. */
export function fieldTextsOf(
  yaml: LocatedYaml | undefined,
  { schema }: Collection,
  fileLines: readonly string[],
): FieldText[] {
  return (yaml?.texts ?? []).flatMap(({ path, text, place }) => {
    const field = schemaAt(schema, yaml?.values, path);
    const value = text.trim();
    const parsed = field && isMarkdown(field) && parseText(value);
    if (!parsed || 'error' in parsed) return [];
    const lines = value.split('\n');
    return {
      ...{ path, lines, tree: parsed.tree },
      placeOf: ({ line, column }) =>
        placeInSource(
          lines.slice(0, line - 1).join('').length + column - 1,
          lines.join(''),
          fileLines,
          place,
        ),
    };
  });
}

/** More than this many characters apart, an escape sequence such as \u2019 hides a character of the value. */
const longestEscape = 12;

/**
 * The place in the file of a character of a value, which lacks the indentation, line breaks, quotation marks and escape
 * sequences of YAML: finds the characters before it one by one, without spaces.
 */
function placeInSource(index: number, value: string, fileLines: readonly string[], start: Point): Point {
  const lines = [(fileLines[start.line - 1] ?? '').slice(start.column - 1), ...fileLines.slice(start.line)];
  const source = lines.join('\n');
  // Below the header of a block: > or |.
  let at = /^[>|][^\n]*\n/.exec(source)?.[0].length ?? 0;
  for (const character of value.slice(0, index).replace(/\s/g, '')) {
    const found = source.indexOf(character, at);
    if (found >= 0 && (found - at < longestEscape || isBlank(source.slice(at, found)))) at = found + 1;
  }
  const target = value.slice(index).trimStart().charAt(0);
  const found = source.indexOf(target, at);
  const before = source.slice(0, found < 0 ? at : found).split('\n');
  const last = before.at(-1) ?? '';
  return before.length === 1
    ? { line: start.line, column: start.column + last.length }
    : { line: start.line + before.length - 1, column: last.length + 1 };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
