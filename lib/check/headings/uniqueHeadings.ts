import { headingsIn } from '../../markdown/headings';
import { startOf } from '../../markdown/places';
import { rule } from '../rule';

/** Reports duplicate headings; the rule requiredSections checks texts that have required sections. */
export const uniqueHeadings = rule('headings:unique', (tree, file, { name, collection }) => {
  if (collection.requiredSections?.has(name)) return;
  const lineOf = new Map<string, number>();
  for (const heading of headingsIn(tree)) {
    const words = heading.text.trim().toLowerCase();
    const line = lineOf.get(words);
    if (line !== undefined) {
      const reason = `line ${line} has the same heading: reword one, so that readers can tell them apart`;
      file.message(reason, heading.position);
    } else if (words) {
      lineOf.set(words, startOf(heading).line);
    }
  }
});
