import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';
import { isIndentedCode } from '../textBlocks';

/** The number of words in a text; in blocks of code only if they are indented, by mistake as a rule. */
export function countWords(tree: Root): number {
  const indented = nodesOfType(tree, 'code').filter(isIndentedCode);
  const blocks = [...nodesOfType(tree, 'paragraph', 'heading', 'tableCell'), ...indented];
  return blocks.reduce((words, block) => words + (textOf(block).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}
