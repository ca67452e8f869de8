import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../document';
import { nodesOfType } from '../nodes';

/** Conflict markers that git leaves where two people changed the same lines; code blocks may show them. */
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
      ? 'two versions of these lines follow each other, up to >>>>>>>: keep one, and take out the lines of <<<<<<<, ======= and >>>>>>>'
      : 'here ends a second version of the lines above, which git could not merge: take out this line too';
    file.message(reason, { line, column: 1 });
  }
});
