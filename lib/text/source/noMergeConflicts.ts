import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../../content/document';
import { nodesOfType } from '../nodes';

/** Reports git's conflict markers, which are allowed in code blocks. */
export const noMergeConflicts = lintRule<Root>('text:no-merge-conflicts', (tree, file) => {
  const { lines } = documentOf(file);
  const codeLines = new Set<number>();
  for (const { position } of nodesOfType(tree, 'code')) {
    if (!position) continue;
    for (let { line } = position.start; line <= position.end.line; line += 1) codeLines.add(line);
  }
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (!/^(?:<{7}|>{7})(?: |$)/.test(text) || codeLines.has(line)) continue;
    const reason = text.startsWith('<')
      ? 'there are two versions of these lines, up to >>>>>>>: keep one, and delete the lines <<<<<<<, ======= and >>>>>>>'
      : 'the second version of the lines above ends here: delete this line too';
    file.message(reason, { line, column: 1 });
  }
});
