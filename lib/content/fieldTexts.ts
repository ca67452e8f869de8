import { isMarkdown } from '../markdown/fields';
import { parseText } from '../markdown/parseText';
import { placeInField } from '../markdown/places';
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
      placeOf: ({ line, column }) => {
        const words = [lines[line - 1]?.slice(column - 1), ...lines.slice(line)].join(' ').trim();
        return placeInField(fileLines, place, words.split(/\s+/, 4).join(' '));
      },
    };
  });
}
