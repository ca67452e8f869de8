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

/** The range of the lines that the selection touches. */
function linesOf({ value, start, end }: Text): { from: number; to: number } {
  const lineEnd = value.indexOf('\n', end);
  return { from: value.slice(0, start).lastIndexOf('\n') + 1, to: lineEnd < 0 ? value.length : lineEnd };
}

/** The same range with the space around it, and the line endings that part a block in its place from the others. */
function part(value: string, from: number, to: number, block: string) {
  const above = value.slice(0, from).trimEnd();
  const below = value.slice(to).replace(/^\s*\n|^[^\S\n]+/, '');
  // An empty line between items would put one between all of them.
  const gap = (one = '', other = '') => (itemStart.test(one) && itemStart.test(other) ? '\n' : '\n\n');
  return {
    from: above.length,
    to: value.length - below.length,
    before: above && gap(above.split('\n').at(-1), block),
    after: below && gap(block.split('\n').at(-1), below),
  };
}

/** Puts a marker such as `## ` in front of the selected lines in place of theirs, or removes it from all of them. */
export function toggleMarker(text: Text, marker: string): Edit {
  const { from, to } = linesOf(text);
  const lines = text.value.slice(from, to).split('\n');
  const isMarked = (line: string) => isMarkable(line) && (line.trim() !== '' || lines.length === 1);
  const isOn = lines
    .filter(isMarked)
    .every((line) => lineParts.exec(line)?.[3]?.replace(/^\d+/, '1') === marker);
  let count = 0;
  const block = lines
    .map((line) => {
      if (!isMarked(line)) return line;
      const [, marks = '', indentation = '', , words = ''] = lineParts.exec(line) ?? [];
      count += 1;
      const added = isOn ? '' : marker.replace('1', String(count));
      return marks + (marker.startsWith('#') ? '' : indentation) + added + words;
    })
    .join('\n');
  if (count === 0) return replace(text.end, text.end, '');
  const isQuoted = block.startsWith('>');
  const { before, after, ...range } = isQuoted
    ? { from, to, before: '', after: '' }
    : part(text.value, from, to, block);
  const [start, end] = [before.length, before.length + block.length];
  const caret = Math.max(start, end - (to - text.end));
  const [first, last] = lines.length > 1 ? [start, end] : [caret, caret];
  return replace(range.from, range.to, before + block + after, first, last);
}

/** A marker would make plain text of the row of a table and of the first line of a call-out. */
function isMarkable(line: string): boolean {
  return !isRow(line) && !/^\s*> ?\[!/.test(line);
}

/** Makes the selected words bold, in each of their lines, or plain again. */
export function toggleBold({ value, start, end }: Text): Edit {
  const selected = value.slice(start, end);
  if (value.slice(0, start).endsWith('**') && value.startsWith('**', end))
    return replace(start - 2, end + 2, selected, 0, selected.length);
  if (/^\*\*[^*]+\*\*$/.test(selected))
    return replace(start, end, selected.slice(2, -2), 0, selected.length - 4);
  if (selected.trim() === '') return replace(end, end, '****', 2);
  const bold = selected.replace(/^(\s*(?:> ?)*(?:(?:[-*+]|\d+[.)]) +)?)(.*\S)/gm, '$1**$2**');
  return replace(start, end, bold, 0, bold.length);
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

/** Puts a block below the paragraph with the caret, and selects a part of it or goes on below. */
export function insertBlock(text: Text, block: string, selected?: string): Edit {
  const { value, end } = text;
  const { from, to } = linesOf({ value, start: end, end });
  const isOnEmptyLine = value.slice(from, to).trim() === '';
  const length = value.slice(end).search(/\n[^\S\n]*\n/);
  const position = isOnEmptyLine ? end : length < 0 ? value.length : end + length;
  const { before, after, ...range } = part(value, position, position, block);
  const insert = before + block + (after || '\n\n');
  const index = selected === undefined ? -1 : insert.indexOf(selected, before.length);
  const start = index < 0 ? insert.length : index;
  return replace(range.from, range.to, insert, start, start + (index < 0 ? 0 : (selected?.length ?? 0)));
}

/** Makes a quotation of the selected lines, or an empty one, with a line above its words and one below them. */
export function quote(text: Text, first: string, last: string): Edit {
  const isEmpty = text.start === text.end;
  const { from, to } = linesOf(text);
  const words = isEmpty ? '' : text.value.slice(from, to);
  const above = first && `> ${first}\n`;
  const quoted = `> ${words.replaceAll('\n', '\n> ')}`;
  const block = above + quoted + (last && `\n>\n> ${last}`);
  if (isEmpty) {
    const edit = insertBlock(text, block, block);
    const caret = edit.start + above.length + quoted.length;
    return { ...edit, start: caret, end: caret };
  }
  const { before, after, ...range } = part(text.value, from, to, block);
  return replace(range.from, range.to, before + block + after, (before + above + quoted).length);
}

/** The number of the next footnote. */
export function nextNote(value: string): number {
  return 1 + Math.max(0, ...[...value.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
}

/** Adds a footnote at the end of the selection, with its note at the end of the text. */
export function addNote({ value, end }: Text, words: string): Edit {
  const mark = `[^${nextNote(value)}]`;
  const rest = value.slice(end).trimEnd();
  const isBelowNote = /^\[\^\d+\]:.*$/.test((value.slice(0, end) + rest).split('\n').at(-1) ?? '');
  const insert = `${mark}${rest}${isBelowNote ? '\n' : '\n\n'}${mark}: ${words}`;
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
  if (words.trim() === '') return marks.trim() && marker ? replace(from, to, marks) : leave(value, from, to);
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

/** Puts pasted words in place of the selection: a block apart from others, one line in a table, marked lines in a quotation. */
export function paste(text: Text, pasted: string): Edit {
  const { value, start, end } = text;
  const line = value.slice(linesOf(text).from, linesOf(text).to);
  if (isRow(line)) return replace(start, end, pasted.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|'));
  const [, marks = ''] = lineParts.exec(line) ?? [];
  if (marks.trim()) return replace(start, end, pasted.replaceAll('\n', `\n${marks}`));
  const isBlock = pasted.includes('\n\n') || /^(?:#+ |\|)/.test(pasted) || itemStart.test(pasted);
  if (!isBlock) return replace(start, end, pasted);
  const { before, after, ...range } = part(value, start, end, pasted);
  return replace(range.from, range.to, before + pasted + after, (before + pasted).length);
}
