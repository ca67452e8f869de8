import { isMap, isScalar, type Pair, parseDocument, type Scalar, stringify } from 'yaml';
import { pictureFilePattern, pictureFolder } from '../../lib/pictures/schema';

/** The fields of an entry as the editor holds them, by name. */
export type Values = Record<string, unknown>;

/** The key of the text below the front matter. */
export const textKey = 'body';

/** The key of the words in lists that mark drafts and scheduled articles. They are not part of the file. */
export const statusKey = 'status';

/** The key of the file as it was read. It is JSON, because the editor trims strings. */
const sourceKey = 'source';

/**
 * The named fields of a Markdown file, its text and, for `formatEntry`, its source. Throws if the front matter is
 * invalid.
 */
export function parseEntry(source: string, names: readonly string[]): Values {
  const { fields, text } = split(withLineFeeds(source));
  const { values } = parseFields(fields);
  const named = names.filter((name) => name in values).map((name) => [name, values[name]]);
  return { ...Object.fromEntries(named), [textKey]: text.trim(), [sourceKey]: JSON.stringify(source) };
}

/** An entry in place of a file that `parseEntry` cannot read. Without it, a new file could get the same name. */
export function unreadableEntry(source: string, error: Error): Values {
  // The line that follows is where the reader has given up, often far below the mistake.
  const [reason = ''] = error.message.split(/ at line|\n/);
  return {
    [textKey]: `This file cannot be read: ${reason.replace(/[.:]$/, '')}.\n\nNothing in this form can be saved. Correct the file itself, on GitHub or in an editor for text: the content check names the line.`,
    [statusKey]: ' (cannot be read: see the content check)',
    [sourceKey]: JSON.stringify(source),
  };
}

/**
 * The Markdown file of an entry. Each line without a change keeps its bytes: quotation marks, comments, line endings,
 * fields that are not named. Throws for an entry of `unreadableEntry`.
 */
export function formatEntry(values: Values, names: readonly string[]): string {
  const text = String(values[textKey] ?? '').trim();
  if (typeof values[sourceKey] === 'string') {
    const source: string = JSON.parse(values[sourceKey]);
    return withOriginalLines(source, edit(withLineFeeds(source), values, names, text));
  }
  const fields = names.filter((name) => !isEmpty(values[name])).map((name) => fieldText(name, values[name]));
  return `---\n${fields.join('')}---\n${text && `\n${text}\n`}`;
}

/**
 * The values with the path of each picture of content/pictures from the article, as the editor stores a picture that is
 * chosen. It finds the pictures that are in use only by this path.
 */
export function withPicturePaths(values: Values, pictureFields: readonly string[]): Values {
  return withFields(values, pictureFields, (value) =>
    pictureFilePattern.test(String(value)) ? `${picturePath}${value}` : value,
  );
}

/** The values with the file names of pictures, as in the file. */
export function withPictureNames(values: Values, pictureFields: readonly string[]): Values {
  return withFields(values, pictureFields, (value) =>
    String(value ?? '').startsWith(picturePath) ? String(value).slice(picturePath.length) : value,
  );
}

const picturePath = `../${pictureFolder}/`;

function withFields(values: Values, names: readonly string[], change: (value: unknown) => unknown): Values {
  const changed = names.filter((name) => name in values).map((name) => [name, change(values[name])]);
  return { ...values, ...Object.fromEntries(changed) };
}

function edit(source: string, values: Values, names: readonly string[], text: string): string {
  const { start, fields, end, text: oldText } = split(source);
  const head = start + names.reduce((yaml, name) => withField(yaml, name, values[name]), fields);
  const trimmed = oldText.trim();
  if (text === trimmed) return head + end + oldText;
  if (trimmed === '') return `${head}${end.trimEnd()}\n\n${text}\n`;
  return head + end + oldText.replace(trimmed, () => text);
}

/** The parts of a Markdown file: both delimiters, the fields between them and the text. */
function split(source: string) {
  const start = /^---[ \t]*\n/.exec(source)?.[0];
  const rest = source.slice(start?.length);
  const closing = /^---[ \t]*(?:\n|$)/m.exec(rest);
  if (start === undefined || !closing)
    throw new Error('The fields must be between two lines of exactly three hyphens (---).');
  const [end] = closing;
  const text = rest.slice(closing.index + end.length);
  return { start, fields: rest.slice(0, closing.index), end, text };
}

function parseFields(yaml: string) {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  const { contents } = document;
  if (!isMap(contents) || contents.flow)
    throw new Error('The front matter must have one field on each line, such as "title: A title".');
  return { pairs: contents.items, values: document.toJS() as Values };
}

/** The fields with one of them set to a value, or deleted if the value is empty. */
function withField(yaml: string, name: string, value: unknown): string {
  const { pairs, values } = parseFields(yaml);
  if (isSame(values[name], value)) return yaml;
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === name);
  if (!pair) return yaml + fieldText(name, value);
  const [from, to] = linesOf(yaml, pair);
  if (isEmpty(value)) return yaml.slice(0, from) + yaml.slice(to);
  const range = rangeOnOneLine(yaml, pair.value);
  const inline = range && fieldText(name, value, pair.value as Scalar).slice(name.length + 2, -1);
  if (range && inline && !inline.includes('\n'))
    return yaml.slice(0, range[0]) + inline + yaml.slice(range[1]);
  return yaml.slice(0, from) + fieldText(name, value) + yaml.slice(to);
}

function linesOf(yaml: string, { key, value }: Pair): [from: number, to: number] {
  const [from, keyEnd] = (key as Scalar).range as [number, number, number];
  const valueEnd = (value as Scalar | null)?.range?.[1] ?? keyEnd;
  const end = keyEnd + yaml.slice(keyEnd, valueEnd).trimEnd().length;
  const lineEnd = yaml.indexOf('\n', end);
  return [from, lineEnd < 0 ? yaml.length : lineEnd + 1];
}

/** Where a scalar is, if it is on one line. */
function rangeOnOneLine(yaml: string, value: unknown): [from: number, to: number] | undefined {
  if (!isScalar(value) || !value.range) return undefined;
  const [from, to] = value.range;
  return from === to || yaml.slice(from, to).includes('\n') ? undefined : [from, to];
}

/** A field as YAML, with the quotation marks of a former value. */
function fieldText(name: string, value: unknown, former?: Scalar): string {
  const isQuoted = former?.type === 'QUOTE_DOUBLE' || former?.type === 'QUOTE_SINGLE';
  return stringify(
    { [name]: trimmed(value) },
    {
      lineWidth: 0,
      defaultKeyType: 'PLAIN',
      ...(isQuoted && { defaultStringType: former.type as 'QUOTE_DOUBLE' }),
    },
  );
}

function isSame(value: unknown, other: unknown): boolean {
  if (value === undefined && isEmpty(other)) return true;
  return JSON.stringify(trimmed(value)) === JSON.stringify(trimmed(other));
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

function withLineFeeds(source: string): string {
  return source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** The edited text with the original bytes of the lines above and below the change. */
function withOriginalLines(source: string, text: string): string {
  const original = linesIn(source);
  const plain = original.map(withLineFeeds);
  const lines = linesIn(text);
  const shorter = Math.min(lines.length, plain.length);
  let above = 0;
  while (above < shorter && lines[above] === plain[above]) above += 1;
  let below = 0;
  while (below < shorter - above && lines.at(-1 - below) === plain.at(-1 - below)) below += 1;
  const isWindows = original[0]?.endsWith('\r\n');
  const changed = lines.slice(above, lines.length - below).join('');
  return [
    ...original.slice(0, above),
    isWindows ? changed.replaceAll('\n', '\r\n') : changed,
    ...original.slice(original.length - below),
  ].join('');
}

function linesIn(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
