import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../../content/document';

/** Reports replacement characters, which are left of letters in a file that is not UTF-8. */
export const noLostLetters = lintRule<Root>('text:no-lost-letters', (_, file) => {
  for (const [index, text] of documentOf(file).lines.entries()) {
    const column = text.indexOf('\ufffd') + 1;
    if (column === 0) continue;
    const reason =
      'a letter is lost here (\ufffd) because the file is not saved as UTF-8: save it with the encoding UTF-8 and type the letter again';
    file.message(reason, { line: index + 1, column });
  }
});
