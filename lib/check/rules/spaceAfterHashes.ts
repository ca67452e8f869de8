import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { oddSpaceAfter } from '../oddSpace';
import { forEachParagraphLine } from '../paragraphLines';

/** Lines meant as headings that Markdown shows as text, because no space, or an odd one, follows their hashes. */
export const spaceAfterHashes = lintRule<Root>('headings:space-after-hashes', (tree, file) => {
  forEachParagraphLine(tree, file, (text, line) => {
    const odd = oddSpaceAfter(/#{1,6}/, text);
    if (odd) {
      const reason = `the space behind ${odd.characters} is not an ordinary one (${odd.code}), so this is no heading: delete it and type a space`;
      file.message(reason, { line, column: odd.column });
    }
    const [, indent, hashes] = /^(\s*)(#{2,6})[^#\s]/.exec(text) ?? [];
    if (hashes === undefined || indent === undefined) return;
    const reason = `a heading needs a space behind its signs: ${hashes} and a space`;
    file.message(reason, { line, column: indent.length + 1 });
  });
});
