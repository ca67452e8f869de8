import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { documentOf, fieldOf } from '../content/document';
import { count } from '../diagnostics/messages';
import { nodesOfType } from '../text/nodes';
import { isIndentedCode } from '../text/textBlocks';

/** Words per minute of slow and fast readers. */
const pace = { slow: 200, fast: 230 };

/** Reports a read time that does not fit the length of the text. A form also gets the right one in place of none. */
export const readTime = lintRule<Root>('fields:read-time', (tree, file) => {
  const document = documentOf(file);
  const words = wordsIn(tree);
  const advice = `write ${minutesFor(words)} min read`;
  const wrong = file.messages.find(({ field }) => field?.join('.') === 'readTime');
  if (wrong) {
    wrong.inForm =
      words === 0
        ? 'Write the text first: its words are counted here.'
        : `The text has ${count(words, 'word')}: ${advice}.`;
    return;
  }
  const value = fieldOf(document, 'readTime');
  const minutes = Number(/^([1-9]\d*) min read$/.exec(String(value))?.[1]);
  if (!minutes || words === 0) return;
  const shortest = Math.max(1, Math.floor(words / pace.fast));
  const longest = Math.ceil(words / pace.slow);
  if (minutes >= shortest && minutes <= longest) return;
  file.message(
    `readTime: does not fit ${count(words, 'word')}: ${advice}`,
    document.yaml?.positionOf(['readTime']),
  );
});

/** The number of words in a text; in blocks of code only if they are indented, by mistake as a rule. */
export function wordsIn(tree: Root): number {
  const indented = nodesOfType(tree, 'code').filter(isIndentedCode);
  const blocks = [...nodesOfType(tree, 'paragraph', 'heading', 'tableCell'), ...indented];
  return blocks.reduce((words, block) => words + (textOf(block).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}

/** The read time for a number of words, in minutes. */
function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / ((pace.slow + pace.fast) / 2)));
}
