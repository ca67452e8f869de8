import { alsoOn } from '../lineNumbers';
import { rule } from '../rule';
import { type SourceLine, textBlocks } from '../textBlocks';
import { pastedListLines } from './pastedLists';

/** Reports paragraphs that an indentation, as in a word processor, turns into a block of code. */
export const noIndentedText = rule('text:no-indented-text', (tree, file) => {
  const lists = pastedListLines(tree, file);
  for (const { lines, isCode } of textBlocks(tree, file)) {
    if (!isCode) continue;
    const texts = lines.filter(({ text, line }) => text.trim() !== '' && !lists.has(line));
    const [first, ...others] = texts;
    // noBrokenTables reports rows.
    if (!first || !isText(texts) || texts.some(({ text }) => /\S\t/.test(text))) continue;
    const cause = /^ *\t/.test(first.text)
      ? 'tab at the start of this line turns'
      : 'spaces at the start of this line turn';
    const reason = `the ${cause} the paragraph into a block of code: delete the white space in front of the first word${alsoOn(others.map(({ line }) => line))}`;
    file.message(reason, { line: first.line, column: 1 });
  }
});

/** Sentences rather than program code. The sentences of a letter may have its signs, and single words below them. */
function isText(lines: readonly SourceLine[]): boolean {
  const prose = lines.filter(({ text }) => isProse(text));
  const isLetter = prose.some(({ text }) => sentence.test(text));
  return isLetter ? prose.length * 2 >= lines.length : prose.length === lines.length;
}

/** Code may start with four spaces, and has characters that most sentences lack. */
function isProse(text: string): boolean {
  const start = /^ *\t/.test(text)
    ? /^\s*(?:#{1,6} )?["'“‘(*_]*[\p{L}\p{N}]/u
    : /^\s*(?:#{1,6} )?["'“‘(*_]*[\p{Lu}\p{N}]/u;
  return start.test(text) && /\S\s+\S/.test(text) && (sentence.test(text) || !/[<>{}=;\\]/.test(text));
}

/** Six words in a row, but not in a comment after #, in a string, or in a line that ends like code. */
const sentence = /^(?!.*(?:=|[;{}]\s*$))[^#"]*(?:\s[\p{L}’'][\p{Ll}’'-]*[,;]?){6}(?=\s)/u;
