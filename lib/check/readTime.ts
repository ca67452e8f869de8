import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { fieldOf } from '../content/document';
import { count } from '../content/messages';
import { nodesOfType } from '../markdown/nodes';
import { rule } from './rule';

/** Words per minute of slow and fast readers. */
const pace = { slow: 200, fast: 230 };

/** Reports a read time that does not fit the length of the text. */
export const readTime = rule('fields:read-time', (tree, file, document) => {
  const minutes = Number(/^([1-9]\d*) min read$/.exec(String(fieldOf(document, 'readTime')))?.[1]);
  const words = countWords(tree);
  if (!minutes || words === 0) return;
  const shortest = Math.max(1, Math.floor(words / pace.fast));
  const longest = Math.ceil(words / pace.slow);
  if (minutes >= shortest && minutes <= longest) return;
  const right = Math.max(1, Math.round(words / ((pace.slow + pace.fast) / 2)));
  file.message(
    `readTime: does not fit ${count(words, 'word')}: write ${right} min read`,
    document.positionOf(['readTime']),
  );
});

/** The number of words in a text, without blocks of code. */
function countWords(tree: Root): number {
  const blocks = nodesOfType(tree, 'paragraph', 'heading', 'tableCell');
  return blocks.reduce((words, block) => words + (textOf(block).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}
