import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** Reports text between lines of ```markdown and ```, as chat assistants write it. */
export const noFencedText = lintRule<Root>('text:no-fenced-text', (tree, file) => {
  for (const node of nodesOfType(tree, 'code'))
    if (/^(?:markdown|md)$/i.test(node.lang ?? ''))
      file.message(
        'this line of ``` turns the text below it into a block of code: delete it, and the line of ``` below the text',
        node,
      );
});
