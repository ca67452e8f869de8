import { characterCode } from '../../schemas/characterCode';
import { rule } from '../rule';
import { textBlocks } from '../textBlocks';

/** Reports lines that are not headings because no space, or a special one, follows their hashes. */
export const spaceAfterHashes = rule('headings:space-after-hashes', (tree, file) => {
  const paragraphs = textBlocks(tree, file).filter(({ isCode }) => !isCode);
  for (const { text, line } of paragraphs.flatMap(({ lines }) => lines)) {
    const [, indent = '', hashes, next = ''] =
      /^(\s*)(#{2,6}(?=[^#\s])|#{1,6}(?=[^\S \t]))(.)/.exec(text) ?? [];
    const isSpecial = /\s/.test(next);
    const reason = isSpecial
      ? `this is not a heading because of the special space after ${hashes} (${characterCode(next)}): delete it and type a space`
      : `this is not a heading: add a space after ${hashes}`;
    if (hashes) file.message(reason, { line, column: indent.length + 1 });
  }
});
