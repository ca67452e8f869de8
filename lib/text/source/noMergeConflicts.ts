import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../../content/document';

/** Reports git's conflict markers. */
export const noMergeConflicts = lintRule<Root>('text:no-merge-conflicts', (_, file) => {
  for (const [index, text] of documentOf(file).lines.entries()) {
    if (!/^(?:<{7}|>{7})(?: |$)/.test(text)) continue;
    const reason = text.startsWith('<')
      ? 'there are two versions of these lines, up to >>>>>>>: keep one, and delete the lines <<<<<<<, ======= and >>>>>>>'
      : 'the second version of the lines above ends here: delete this line too';
    file.message(reason, { line: index + 1, column: 1 });
  }
});
