/** A text and what is selected in it. */
export type Text = { value: string; start: number; end: number };

/** Words in place of a range of a text, and the selection afterwards. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

const itemStart = /^\s*(?:[-*+]|\d+[.)])\s/;

/** The marks of quotations, the indentation, the marker of a heading or an item, and the words of a line. */
const lineParts = /^((?:\s*>)* ?)(\s*)((?:#{1,6}|[-*+]|\d+[.)]) +)?(.*)$/;

function replace(from: number, to: number, insert: string, start = insert.length, end = start): Edit {
  return { from, to, insert, start: from + start, end: from + end };
}

/** The same with a block, which empty lines part from others. The selection is in the block. */
function replaceBlock(
  value: string,
  from: number,
  to: number,
  block: string,
  start = block.length,
  end = start,
): Edit {
  const above = value.slice(0, from).trimEnd();
  const below = value.slice(to).replace(/^\s*\n|^[^\S\n]+/, '');
  // An empty line between items would put one between all of them.
  const gap = (one = '', other = '') => (itemStart.test(one) && itemStart.test(other) ? '\n' : '\n\n');
  const before = above && gap(above.split('\n').at(-1), block);
  const after = below && gap(block.split('\n').at(-1), below);
  const shift = before.length;
  const insert = before + block + after;
  return replace(above.length, value.length - below.length, insert, shift + start, shift + end);
}

/** The range of the lines that the selection touches. */
function linesOf({ value, start, end }: Text): { from: number; to: number } {
  const lineEnd = value.indexOf('\n', end);
  return { from: value.slice(0, start).lastIndexOf('\n') + 1, to: lineEnd < 0 ? value.length : lineEnd };
}

/** Puts a marker such as `## ` in front of the selected lines in place of theirs, or removes it from all of them. */
export function toggleMarker(text: Text, marker: string): Edit {
  const { from, to } = linesOf(text);
  const lines = text.value.slice(from, to).split('\n');
  const parts = lines.map((line) => lineParts.exec(line) ?? []);
  const isOn = parts.every(([, , , own]) => own?.replace(/^\d+/, '1') === marker);
  const changed = parts.map(([, marks = '', indentation = '', , words = ''], index) => {
    const added = isOn ? '' : marker.replace('1', String(index + 1));
    return marks + (marker.startsWith('#') ? '' : indentation) + added + words;
  });
  const block = changed.join('\n');
  const caret = Math.max(0, block.length - (to - text.end));
  const range = lines.length > 1 ? ([0, block.length] as const) : ([caret, caret] as const);
  return block.startsWith('>')
    ? replace(from, to, block, ...range)
    : replaceBlock(text.value, from, to, block, ...range);
}

/** Puts marks such as `**` around the selected words, in each of their lines, or removes them. */
export function toggleMarks({ value, start, end }: Text, marks: string): Edit {
  const selected = value.slice(start, end);
  const { length } = marks;
  if (value.slice(0, start).endsWith(marks) && value.startsWith(marks, end))
    return replace(start - length, end + length, selected, 0, selected.length);
  if (selected.trim() === '') return replace(end, end, marks + marks, length);
  const marked = selected.replace(
    /^(\s*(?:> ?)*(?:(?:[-*+]|\d+[.)]) +)?)(.*\S)/gm,
    (_, before, words) => before + marks + words + marks,
  );
  // One line without its marks, so that the next press removes them.
  return marked.includes('\n')
    ? replace(start, end, marked)
    : replace(start, end, marked, marked.indexOf(marks) + length, marked.lastIndexOf(marks));
}

/** The range of the selected words without the spaces around them; none on several lines, which a link would join. */
export function selectedWords({ value, start, end }: Text): { from: number; to: number; words: string } {
  const selected = value.slice(start, end);
  const words = selected.trim();
  if (words === '' || words.includes('\n')) return { from: end, to: end, words: '' };
  const from = start + selected.indexOf(words);
  return { from, to: from + words.length, words };
}

/** Puts words in place of the selected ones. */
export function insertWords(text: Text, words: string): Edit {
  const { from, to } = selectedWords(text);
  return replace(from, to, words);
}

/** Puts a block below the paragraph with the caret, which is then at a place in the block, or below it. */
export function insertBlock({ value, end }: Text, block: string, start?: number): Edit {
  const { from, to } = linesOf({ value, start: end, end });
  const isOnEmptyLine = value.slice(from, to).trim() === '';
  const paragraph = /^.*(?:\n.*\S.*)*/.exec(value.slice(end))?.[0] ?? '';
  const position = isOnEmptyLine ? end : end + paragraph.length;
  // Words behind a picture would take its caption.
  const isLast = value.slice(position).trim() === '';
  return replaceBlock(value, position, position, isLast && !start ? `${block}\n\n` : block, start);
}

/** Makes a quotation of the selected lines, or an empty one, with a line above its words and one below them. */
export function quote(text: Text, first: string, last: string): Edit {
  const { from, to } = linesOf(text);
  const isEmpty = text.start === text.end;
  const words = isEmpty ? '' : text.value.slice(from, to).replaceAll('\n', '\n> ');
  const quoted = `${first && `> ${first}\n`}> ${words}`;
  const block = quoted + (last && `\n>\n> ${last}`);
  return isEmpty
    ? insertBlock(text, block, quoted.length)
    : replaceBlock(text.value, from, to, block, quoted.length);
}

/** The number of the next footnote. */
export function nextNote(value: string): number {
  return 1 + Math.max(0, ...[...value.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
}

/** Adds a footnote at the end of the selection, with its note at the end of the text. */
export function addNote({ value, end }: Text, words: string): Edit {
  const mark = `[^${nextNote(value)}]`;
  const insert = `${mark}${value.slice(end).trimEnd()}\n\n${mark}: ${words}`;
  return replace(end, value.length, insert, mark.length);
}

/** Whether a line is a row of a table that starts and ends with `|`. */
function isRow(line: string): boolean {
  return /^\s*\|.*\|\s*$/.test(line);
}

/** What Enter does in a list, a quotation or a table: adds an item, a line or a row, or leaves an empty one; undefined elsewhere. */
export function continueLine(text: Text): Edit | undefined {
  const { value, start, end } = text;
  if (start !== end) return undefined;
  const { from, to } = linesOf(text);
  const line = value.slice(from, to);
  if (isRow(line) && start > from) return continueTable(value, from, to);
  const [, marks = '', indentation = '', marker = '', words = ''] = lineParts.exec(line) ?? [];
  const prefix = marks + indentation + marker;
  if (marker.startsWith('#') || (marks + marker).trim() === '' || start < from + prefix.length)
    return undefined;
  if (words.trim() === '') return leave(value, from, to);
  const next = marker.replace(/^\d+/, (number) => String(Number(number) + 1));
  return replace(start, end, `\n${marks}${indentation}${next}`);
}

/** Adds an empty row below the one with the caret, with the caret in its first cell. */
function continueTable(value: string, from: number, to: number): Edit {
  const line = value.slice(from, to);
  if (/^[\s|]*$/.test(line)) return leave(value, from, to);
  const delimiter = /^\n\s*\|[\s|:-]+\|[^\S\n]*(?=\n|$)/.exec(value.slice(to))?.[0] ?? '';
  const cells = line.match(/(?<!\\)\|/g) ?? [];
  const position = to + delimiter.length;
  return replace(position, position, `\n${'|  '.repeat(cells.length - 1)}|`, '\n| '.length);
}

/** Puts an empty line in place of an empty item or row, without which the next words would belong to the one above. */
function leave(value: string, from: number, to: number): Edit {
  const isLast = value.slice(to).trim() === '';
  return replace(from, to, isLast || value.startsWith('\n\n', to) ? '\n' : '\n\n', 1);
}

/** Puts pasted words in place of the selection: a block apart from others, one line in a table. */
export function paste(text: Text, pasted: string): Edit {
  const { value, start, end } = text;
  const { from, to } = linesOf(text);
  const line = value.slice(from, to);
  if (isRow(line)) return replace(start, end, pasted.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|'));
  const isBlock = pasted.includes('\n\n') || /^(?:#+ |\|)/.test(pasted) || itemStart.test(pasted);
  return isBlock ? replaceBlock(value, start, end, pasted) : replace(start, end, pasted);
}
