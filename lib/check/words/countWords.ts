import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';

/** The number of words in a text, without blocks of code. */
export function countWords(tree: Root): number {
  const blocks = nodesOfType(tree, 'paragraph', 'heading', 'tableCell');
  return blocks.reduce((words, block) => words + (textOf(block).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}
