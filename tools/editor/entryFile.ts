import { Document, isMap, isScalar, isSeq, YAMLMap } from 'yaml';
import { type Fields, formatMarkdown, type MarkdownFile, parseMarkdown } from '../../lib/content/format';
import { deleteField } from '../../lib/content/yamlComments';

/** The fields of an entry as the editor holds them, by name. */
export type Values = Record<string, unknown>;

/** The key of the text below the front matter. */
export const textKey = 'body';

/** The key of the words in lists that mark drafts and scheduled articles. They are not part of the file. */
export const statusKey = 'status';

/** The key of the file as it was read. */
const sourceKey = 'source';

/**
 * The named fields of a Markdown file, its text and, for `formatEntry`, its source. Throws if the front matter is
 * invalid.
 */
export function parseEntry(source: string, names: readonly string[]): Values {
  const { fields, text } = parseMarkdown(source);
  const values: Values = fields.toJS();
  const named = names.filter((name) => name in values).map((name) => [name, values[name]]);
  return { ...Object.fromEntries(named), [textKey]: text.trim(), [sourceKey]: source };
}

/** An entry in place of a file that `parseEntry` cannot read. Without it, a new file could get the same name. */
export function unreadableEntry(source: string, error: Error): Values {
  // The line that follows is where the reader has given up, often far below the mistake.
  const [reason = ''] = error.message.split(/ at line|\n/);
  return {
    [textKey]: `This file cannot be read: ${reason.replace(/[.:]$/, '')}.\n\nNothing in this form can be saved. Correct the file itself, on GitHub or in an editor for text: the content check names the line.`,
    [statusKey]: ' (cannot be read: see the content check)',
    [sourceKey]: source,
  };
}

/**
 * The Markdown file of an entry. Fields that are not named, comments and quotation marks stay. Throws for an entry of
 * `unreadableEntry`.
 */
export function formatEntry(values: Values, names: readonly string[]): string {
  const { fields, text } = fileOf(values);
  const former: Values = fields.toJS();
  for (const name of names) {
    const value = withoutEmpty(trimmed(values[name]));
    if (isSame(trimmed(former[name]), value)) continue;
    if (isEmpty(value)) deleteField(fields.contents, name);
    else if (fields.has(name)) fields.set(name, withFormerItems(fields, name, value));
    else insert(fields, name, value, names);
  }
  const newText = String(values[textKey] ?? '').trim();
  // The editor trims texts, which would change the indent of a first line.
  return formatMarkdown({ fields, text: newText === text.trim() ? text : newText });
}

function fileOf({ [sourceKey]: source }: Values): MarkdownFile {
  return typeof source === 'string'
    ? parseMarkdown(source)
    : { fields: new Document<YAMLMap, false>(new YAMLMap()), text: '' };
}

/** Adds a field before those that follow it in the list of names. */
function insert(fields: Fields, name: string, value: unknown, names: readonly string[]): void {
  const { items } = fields.contents;
  const rank = names.indexOf(name);
  const index = items.findIndex(({ key }) => isScalar(key) && names.indexOf(String(key.value)) > rank);
  items.splice(index < 0 ? items.length : index, 0, fields.createPair(name, value));
}

/** The value of a field. Groups of a list that are as before, such as sections, stay as they are written. */
function withFormerItems(fields: Fields, name: string, value: unknown): unknown {
  const list = fields.get(name);
  if (!isSeq(list) || !Array.isArray(value) || !list.items.every(isMap)) return value;
  list.items = value.map(
    (item) =>
      list.items.find((former) => isMap(former) && isSame(former.toJS(fields), item)) ??
      fields.createNode(item),
  );
  return list;
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value, sorted) === JSON.stringify(other, sorted);
}

/** For JSON.stringify: the form has its own order of the fields of a group. */
function sorted(_: string, value: unknown): unknown {
  return isGroup(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value without the empty fields of its groups. The editor adds every field that the form has. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isGroup(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutEmpty(inner)]));
}

/** What an empty form field holds. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'object') return Object.values(value).every(isEmpty);
  return typeof value === 'string' && value.trim() === '';
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
