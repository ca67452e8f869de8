import { rule } from '../rule';
import { numberedHeadings } from './numberedHeadings';

/** Reports headings with the number that a word processor puts in front of them, which Markdown takes for items of a list. */
export const noNumberedHeadings = rule('headings:no-numbered-lines', (tree, file) => {
  for (const { line, number, text } of numberedHeadings(tree, file).values()) {
    const words = text.replace(/^\*\*(.+)\*\*$/, '$1');
    const item =
      number.length > 1
        ? ''
        : '; if it is an item of a list, start the lines below that belong to it with four spaces';
    file.message(`this line is not a heading: write ${'#'.repeat(number.length + 1)} ${words}${item}`, {
      line,
      column: 1,
    });
  }
});
