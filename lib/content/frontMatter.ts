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
  if (opening === undefined) return unreadable(1, whyMissing(source));
  const rest = source.slice(opening.length);
  const closing = /^---.*$/m.exec(rest);
  if (!closing) return unreadable(1, notClosed);
  const fields = rest.slice(0, closing.index);
  const linesAbove = fields.split('\n').length;
  const prose = lineOfProse(fields);
  if (prose) return unreadable(1, `${notClosed}, before line ${prose + 1}`);
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

function whyMissing(source: string): string {
  if (source.trim() === '') return `the file is empty: ${missing.replace(/^.*?: /, '')}`;
  if (/^-{2,}[ \t]*\n\w+:/.test(source)) return 'the first line must be exactly three hyphens: ---';
  if (/^[\u2010-\u2015\u2212-]+[ \t]*\n\w+:/.test(source))
    return 'the first line is a dash, which word processors make from hyphens: type three hyphens (---) there and after the last field';
  if (/^[ \t]*---[ \t]*\n\w+:/m.test(source.slice(0, 1000))) {
    return 'the front matter must start on the first line: delete everything before its three hyphens (---)';
  }
  if (/^[a-zA-Z]+:\s.*\n/.test(source))
    return 'three hyphens are missing before the first field: add a line with ---';
  return missing;
}

/**
 * The line of the first paragraph among the fields, from 1; 0 if there is none. A horizontal rule (---) in the text
 * closes front matter that the writer forgot to close.
 */
function lineOfProse(fields: string): number {
  const lines = fields.split('\n');
  const first = lines.findIndex((line) => /^\w+:/.test(line));
  const index = lines.findIndex(
    (line, at) =>
      first >= 0 && at > first && lines[at - 1]?.trim() === '' && /^[\p{L}\d*_[(“"‘'][^:]*$/u.test(line),
  );
  return index + 1;
}
