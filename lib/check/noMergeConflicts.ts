import { rule } from './rule';

/** Reports git's conflict markers. */
export const noMergeConflicts = rule('text:no-merge-conflicts', (_, file, { lines }) => {
  for (const [index, text] of lines.entries()) {
    if (!/^(?:<{7}|>{7})(?: |$)/.test(text)) continue;
    const reason = text.startsWith('<')
      ? 'there are two versions of these lines, up to >>>>>>>: keep one, and delete the lines <<<<<<<, ======= and >>>>>>>'
      : 'the second version of the lines above ends here: delete this line too';
    file.message(reason, { line: index + 1, column: 1 });
  }
});
