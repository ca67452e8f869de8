import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../../content/document';

/** What is left of letters and signs whose UTF-8 was read as an older encoding: â€™ for an apostrophe, Ã© for é. */
const misread = /\ufffd|â€.|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/u;

/** Reports letters that were lost because a file or a pasted text had another encoding. */
export const noLostLetters = lintRule<Root>('text:no-lost-letters', (_, file) => {
  for (const [index, text] of documentOf(file).lines.entries()) {
    const match = misread.exec(text);
    if (!match) continue;
    const [found] = match;
    const reason =
      found === '\ufffd'
        ? 'a letter is lost here (\ufffd) because the file is not saved as UTF-8: save it with the encoding UTF-8 and type the letter again'
        : `a letter has become ${found} here, because the text was read with another encoding: type the letter again`;
    file.message(reason, { line: index + 1, column: match.index + 1 });
  }
});
