import type { Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { matchesInText, nodesOfType } from '../markdown/nodes';
import { isEscaped, sourceFrom, startOf } from '../markdown/places';
import { rule } from './rule';
import { textBlocks } from './textBlocks';

type Places = Map<string, Point>;

/** Reports footnotes of word processors, `[1]`, footnotes without a note or a reference, and two notes with one number. */
export const noFailedFootnotes = rule('text:footnotes', (tree, file, { lines }) => {
  const notes = firstNotes(tree);
  reportRepeatedNotes(tree, file, notes);
  const referenced = new Set(nodesOfType(tree, 'footnoteReference').map(({ identifier }) => identifier));
  const pastedNotes = pastedNotesOf(tree, file);
  const pasted: Places = new Map();
  for (const [number, place] of pastedReferences(tree, file, pastedNotes)) {
    const note = pastedNotes.get(number) ?? notes.get(number);
    const isMarkdown = sourceFrom(lines, place).startsWith('[^');
    if (note) pasted.set(number, place);
    else if (isMarkdown)
      file.message(
        `the footnote [^${number}] has no note: add a line [^${number}]: and the note at the end`,
        place,
      );
  }
  for (const [number, place] of pastedNotes) if (referenced.has(number)) pasted.set(number, place);
  const [first] = pasted.values();
  if (first) file.message(pastedReason([...pasted.keys()]), first);
  for (const [identifier, place] of notes) {
    if (referenced.has(identifier) || pasted.has(identifier)) continue;
    const reason = `the page does not show this footnote, because the text does not refer to it: write [^${identifier}] in the text, or delete the footnote`;
    file.message(reason, place);
  }
});

/** The page shows the first note of each identifier. */
function firstNotes(tree: Root): Places {
  const places: Places = new Map();
  for (const node of nodesOfType(tree, 'footnoteDefinition'))
    if (!places.has(node.identifier)) places.set(node.identifier, startOf(node));
  return places;
}

function reportRepeatedNotes(tree: Root, file: VFile, notes: Places) {
  let free = 1;
  for (const node of nodesOfType(tree, 'footnoteDefinition')) {
    const first = notes.get(node.identifier);
    if (!first || first.line === startOf(node).line) continue;
    while (notes.has(String(free))) free += 1;
    const reason = `the page does not show this note, because line ${first.line} has the note [^${node.identifier}] already: write [^${free}] here, and in the text where this note belongs`;
    file.message(reason, startOf(node));
    free += 1;
  }
}

function pastedReason([number, ...others]: readonly string[]): string {
  const also = others.length > 0 ? ` (the same for ${others.map((other) => `[${other}]`).join(', ')})` : '';
  return `[${number}] does not make a footnote: write [^${number}] in the text, and start the line of the note with [^${number}]: and a space${also}`;
}

/** Lines that start like a note of a word processor: `[1] Source`. */
function pastedNotesOf(tree: Root, file: VFile): Places {
  const places: Places = new Map();
  const blocks = textBlocks(tree, file).filter(({ isInList }) => !isInList);
  for (const { text, line } of blocks.flatMap(({ lines }) => lines)) {
    const [, indent, number] = /^(\s*)\[\^?(\d{1,3})\][:.]?\s*[^\s:.,;)[(]/.exec(text) ?? [];
    if (indent !== undefined && number && !places.has(number))
      places.set(number, { line, column: indent.length + 1 });
  }
  return places;
}

/** The first reference to each number or name in the text, besides the notes. */
function pastedReferences(tree: Root, file: VFile, notes: Places): Places {
  const { lines } = documentOf(file);
  const places: Places = new Map();
  const references = matchesInText(tree, lines, /\[\^?(\d{1,3}|(?<=\^)[a-z][\w-]*)\]/gi);
  for (const { 1: number = '', place } of references) {
    const note = notes.get(number);
    const isNote = note?.line === place.line && note.column === place.column;
    if (!isNote && !isEscaped(lines, place) && !places.has(number)) places.set(number, place);
  }
  return places;
}
