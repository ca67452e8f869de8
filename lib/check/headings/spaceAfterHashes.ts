import { characterCode } from '../../schemas/characterCode';
import { specialSpaceAfter } from '../lists/specialSpace';
import { rule } from '../rule';
import { textBlocks } from '../textBlocks';

/** Reports lines that are not headings because no space, or a special one, follows their hashes. */
export const spaceAfterHashes = rule('headings:space-after-hashes', (tree, file) => {
  const paragraphs = textBlocks(tree, file).filter(({ isCode }) => !isCode);
  for (const { text, line } of paragraphs.flatMap(({ lines }) => lines)) {
    const special = specialSpaceAfter(/#{1,6}/, text);
    if (special) {
      const reason = `this is not a heading because of the special space after ${special.characters} (${characterCode(special.space)}): delete it and type a space`;
      file.message(reason, { line, column: special.column });
    }
    const [, indent = '', hashes] = /^(\s*)(#{2,6})[^#\s]/.exec(text) ?? [];
    const reason = `this is not a heading: add a space after ${hashes}`;
    if (hashes) file.message(reason, { line, column: indent.length + 1 });
  }
});
