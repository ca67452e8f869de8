import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { lintRule } from 'unified-lint-rule';
import { isComment } from '../../schema/refuseCode';
import { nodesOfType } from '../nodes';

/** Expressions, imports and exports in a legal text, which would run while the site is built. */
export const noCode = lintRule<Root>('text:no-code', (tree, file) => {
  for (const node of nodesOfType(tree, 'mdxFlowExpression', 'mdxTextExpression')) {
    const reason = 'curly brackets run program code in this file: write \\{ where you mean the sign';
    if (!isComment(node.value)) file.message(reason, node);
  }
  for (const node of nodesOfType(tree, 'mdxjsEsm')) {
    const reason = 'import and export are program code: take the line out, or do not start it with that word';
    file.message(reason, node);
  }
});
