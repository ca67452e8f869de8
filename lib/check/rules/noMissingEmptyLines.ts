import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { lineNumbers } from '../lineNumbers';
import { pastedListLines } from '../pastedLists';
import { repeatedTitle } from '../repeatedTitle';
import { type SourceLine, textBlocks } from '../textBlocks';

/** In characters; a line of an address, a poem or a list of facts is shorter. */
const shortestParagraph = 140;
const longestHeading = 80;

/** Reports paragraphs and headings that are pasted without empty lines between them, so that they become one paragraph. */
export const noMissingEmptyLines = lintRule<Root>('text:no-missing-empty-lines', (tree, file) => {
  const items = pastedListLines(tree, file);
  const top = new Set<unknown>(tree.children);
  const title = repeatedTitle(tree, file);
  for (const { node, lines, isCode } of textBlocks(tree, file)) {
    if (isCode || !top.has(node)) continue;
    const starts = lines.filter((below, index) => {
      const above = lines[index - 1];
      // noRepeatedTitle reports the title, which is to be deleted.
      if (!above || (node === title && index === 1)) return false;
      if (items.has(above.line) || items.has(below.line)) return false;
      return isParagraph(above)
        ? isParagraph(below) || isHeading(below)
        : isHeading(above) && isParagraph(below);
    });
    const [first] = starts;
    if (!first) continue;
    const reason = `the page shows these lines as one paragraph: add an empty line in front of ${lineNumbers(starts.map(({ line }) => line))}, and ## in front of a heading`;
    file.message(reason, { line: first.line, column: 1 });
  }
});

function isParagraph({ text }: SourceLine): boolean {
  return text.length >= shortestParagraph && /[.!?…:]["'”’)*_]*(?:\[\^?\d+\])*\s*$/.test(text);
}

function isHeading({ text }: SourceLine): boolean {
  return (
    text.length <= longestHeading &&
    /^["'“‘*_]*[\p{Lu}\p{N}].*[^\s.!…:;,|]\s*$/u.test(text) &&
    !text.includes('\t')
  );
}
