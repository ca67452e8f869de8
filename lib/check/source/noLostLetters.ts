import { characterCode } from '../../schemas/characterCode';
import { rule } from '../rule';

/** What is left of letters and signs whose UTF-8 was read as an older encoding: â€™ for an apostrophe, Ã© for é. */
const misread = /\ufffd|â€.|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/u;

/** What is pasted for a picture, or for a character of Word's symbol fonts. */
const emptyBox = /[\ufffc\uf020-\uf0ff]/;

/** Reports letters that were lost because a file or a pasted text had another encoding or font. */
export const noLostLetters = rule('text:no-lost-letters', (_, file, { lines }) => {
  for (const [index, text] of lines.entries()) {
    for (const pattern of [misread, emptyBox]) {
      const match = pattern.exec(text);
      if (match) file.message(reasonFor(match[0]), { line: index + 1, column: match.index + 1 });
    }
  }
});

function reasonFor(found: string): string {
  if (/[\ufffc\uf020-\uf0ff]/.test(found))
    return `readers see an empty box here (${characterCode(found)}) in place of a picture or of a character of a symbol font: delete it, or type another character`;
  return found === '\ufffd'
    ? 'a letter is lost here (\ufffd) because the file is not saved as UTF-8: save it with the encoding UTF-8 and type the letter again'
    : `a letter has become ${found} here, because the text was read with another encoding: type the letter again`;
}
