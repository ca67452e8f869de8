import { nodesOfType } from '../markdown/nodes';
import { startOf } from '../markdown/places';
import { rule } from './rule';

/** Reports notes that the page does not show: those without a reference, and all but the first of one number. */
export const noLostNotes = rule('text:footnotes', (tree, file) => {
  const referenced = new Set(nodesOfType(tree, 'footnoteReference').map(({ identifier }) => identifier));
  const notes = nodesOfType(tree, 'footnoteDefinition');
  const taken = new Set(notes.map(({ identifier }) => identifier));
  const lineOf = new Map<string, number>();
  let free = 1;
  for (const note of notes) {
    const { identifier } = note;
    const firstLine = lineOf.get(identifier);
    const place = startOf(note);
    if (firstLine !== undefined) {
      while (taken.has(String(free))) free += 1;
      const reason = `the page does not show this note, because line ${firstLine} has the note [^${identifier}] already: write [^${free}] here, and in the text where this note belongs`;
      file.message(reason, place);
      free += 1;
      continue;
    }
    lineOf.set(identifier, place.line);
    const reason = `the page does not show this footnote, because the text does not refer to it: write [^${identifier}] in the text, or delete the footnote`;
    if (!referenced.has(identifier)) file.message(reason, place);
  }
});
