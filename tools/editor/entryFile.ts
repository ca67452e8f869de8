import { Document, YAMLMap } from 'yaml';
import { type FileParts, formatFile, parseFile } from '../writers/format';
import { setFields, type Values } from './setFields';

export type { Values };

/** The key of the text below the front matter. */
export const textKey = 'body';

/** The field of a text in Markdown. The package would open a list of emojis after a colon, in which Enter chooses. */
export const textWidget = { widget: 'markdownText', use_emoji_autocomplete: false };

/** The key and the type of the field with the messages about an entry, which is not part of its file. */
export const checkKey = 'contentCheck';

/** The key of the group of fields that writers leave as they are, which only forms have. */
export const technicalKey = 'technical';

/** The key of the file as it was read. */
export const sourceKey = 'fileAsRead';

/**
 * The named fields of a file, the text of a Markdown file and, for `formatEntry`, the source. Throws if the YAML is
 * invalid.
 */
export function parseEntry(source: string, names: readonly string[], isMarkdown = true): Values {
  const { fields, text } = parseFile(source, isMarkdown);
  const values: Values = fields.toJS();
  const named = names.filter((name) => name in values).map((name) => [name, values[name]]);
  return {
    ...Object.fromEntries(named),
    ...(isMarkdown && { [textKey]: text.trim() }),
    [sourceKey]: source,
  };
}

/** An entry in place of a file that `parseEntry` cannot read. Without it, a new file could get the same name. */
export function unreadableEntry(source: string, error: Error): Values {
  // The line that follows is where the reader has given up, often far below the mistake.
  const [reason = ''] = error.message.split(/ at line|\n/);
  const title = `This file cannot be read: ${reason.replace(/[.:]$/, '')}`;
  return { title, name: title, [textKey]: 'Nothing in this form can be saved.', [sourceKey]: source };
}

/**
 * The file of an entry. Fields that are not named, comments and quotation marks stay. Throws for an entry of
 * `unreadableEntry`.
 */
export function formatEntry(values: Values, names: readonly string[], isMarkdown = true): string {
  const { fields, text } = fileOf(values, isMarkdown);
  setFields(fields, names, values);
  const newText = String(values[textKey] ?? '').trim();
  // The editor trims texts, which would change the indent of a first line.
  return formatFile({ fields, text: newText === text.trim() ? text : newText }, isMarkdown);
}

function fileOf({ [sourceKey]: source }: Values, isMarkdown: boolean): FileParts {
  return typeof source === 'string'
    ? parseFile(source, isMarkdown)
    : { fields: new Document<YAMLMap, false>(new YAMLMap()), text: '' };
}
