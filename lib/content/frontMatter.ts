import type { Diagnostic } from '../markdown/places';

/** A Markdown file split into fields and text. */
type FrontMatter = {
  /** The fields as YAML, which start on line 2; undefined if it is unclear where they start and end. */
  fields?: string;
  /** The text, below empty lines so that every line keeps its number. */
  text?: string;
  errors: Diagnostic[];
};

const missing =
  'the front matter is missing: start the file with three hyphens (---), the fields, and three hyphens again, each on its own line';
const notClosed = 'the front matter is not closed: add a line of three hyphens (---) after the last field';
const hiding =
  'a second line of three hyphens right after the front matter hides the text below: add an empty line between them';

/** The text with `\n` line endings and without a byte-order mark. */
export function normalizeNewlines(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Splits a Markdown file whose newlines are normalised. */
export function splitFrontMatter(source: string): FrontMatter {
  const opening = /^---[ \t]*(?:\n|$)/.exec(source)?.[0];
  if (opening === undefined) return unreadable(1, missing);
  const rest = source.slice(opening.length);
  const closing = /^---.*$/m.exec(rest);
  if (!closing) return unreadable(1, notClosed);
  const fields = rest.slice(0, closing.index);
  const linesAbove = fields.split('\n').length;
  if (closing[0].trimEnd() !== '---') {
    return unreadable(linesAbove + 1, 'the line after the last field must be exactly three hyphens: ---');
  }
  const text = rest.slice(closing.index + closing[0].length);
  // Contentlayer would treat such a line as front matter and drop the text.
  const isHiding = /^\n---[ \t]*(?:\n|$)/.test(text);
  return {
    fields,
    text: '\n'.repeat(linesAbove) + text,
    errors: isHiding ? [{ place: { line: linesAbove + 2, column: 1 }, reason: hiding }] : [],
  };
}

function unreadable(line: number, reason: string): FrontMatter {
  return { errors: [{ place: { line, column: 1 }, reason }] };
}
