import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { lintRule } from 'unified-lint-rule';
import { isComment } from '../../legal/mdxComponents';
import { nodesOfType } from '../nodes';

/** Reports expressions, imports and exports in a legal text, which would run during the build. */
export const noCode = lintRule<Root>('text:no-code', (tree, file) => {
  for (const node of nodesOfType(tree, 'mdxFlowExpression', 'mdxTextExpression')) {
    const reason = 'curly brackets are program code in this file: for a curly bracket in the text, write \\{';
    if (!isComment(node.value)) file.message(reason, node);
  }
  for (const node of nodesOfType(tree, 'mdxjsEsm')) {
    const reason =
      'a line that starts with import or export is program code: delete it, or start it with another word';
    file.message(reason, node);
  }
});
