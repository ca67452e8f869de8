import { repeatedTitle } from '../articles/repeatedTitle';
import { couldBeHeading } from '../headings/headingLines';
import { lineNumbers } from '../lineNumbers';
import { rule } from '../rule';
import { type SourceLine, textBlocks } from '../textBlocks';
import { pastedListLines } from './pastedLists';

/** In characters; a line of an address, a poem or a list of facts is shorter. */
const shortestParagraph = 140;

/** Reports paragraphs and headings that are pasted without empty lines between them, so that they become one paragraph. */
export const noMissingEmptyLines = rule('text:no-missing-empty-lines', (tree, file) => {
  const items = pastedListLines(tree, file);
  const title = repeatedTitle(tree, file);
  for (const { node, lines, isCode, isTop } of textBlocks(tree, file)) {
    if (isCode || !isTop) continue;
    const starts = lines.filter((below, index) => {
      const above = lines[index - 1];
      // noRepeatedTitle reports the title, which is to be deleted.
      if (!above || (node === title && index === 1)) return false;
      if (items.has(above.line) || items.has(below.line)) return false;
      const isAboveItems = items.has(lines[index + 1]?.line ?? 0);
      if (isAboveItems && endsSentence(above) && couldBeHeading(below.text)) return true;
      return isParagraph(above)
        ? isParagraph(below) || couldBeHeading(below.text)
        : couldBeHeading(above.text) && isParagraph(below);
    });
    const [first] = starts;
    if (!first) continue;
    const reason = `the page shows these lines as one paragraph: add an empty line in front of ${lineNumbers(starts.map(({ line }) => line))}, and ## in front of a heading`;
    file.message(reason, { line: first.line, column: 1 });
  }
});

function isParagraph(line: SourceLine): boolean {
  return line.text.length >= shortestParagraph && endsSentence(line);
}

function endsSentence({ text }: SourceLine): boolean {
  return /[.!?…:]["'”’)*_]*(?:\[\^?\d+\])*\s*$/.test(text);
}
