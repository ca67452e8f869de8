import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';

/** The rules of remark-lint for a text. */
export const markdownLint: PluggableList = [
  [headingIncrement, ['error']],
  [noDuplicateHeadings, ['warn']],
  // Words in square brackets, such as [Add to cart], are no link that was forgotten.
  [noUndefinedReferences, ['warn', { allowShortcutLink: true, allow: ['sic'] }]],
  [noDuplicateDefinitions, ['error']],
  // A comment: [//]: # (words)
  [noUnusedDefinitions, ['error', { allow: ['//'] }]],
];

/** What to do about each, in place of the words of the package, which are for programmers. */
const reasons: Readonly<Record<string, string>> = {
  'heading-increment': 'this heading leaves out a level: give it one # more than the heading it belongs to',
  'no-duplicate-headings':
    'another heading has the same words: reword one, so that readers can tell them apart',
  'no-undefined-references':
    'no line below says where this leads: write [words](URL), add the line, as in [1]: URL or [^1]: note, or write \\[ if readers should see the brackets',
  'no-duplicate-definitions':
    'the page does not use this line, because a line above it has the same name: write another name here and in the text',
  'no-unused-definitions':
    'the page does not show this line, because nothing in the text refers to it: refer to it there, as in [words][1] or [^1], or delete it',
};

/** Replaces the words of remark-lint in the messages of a file. */
export function explain({ messages }: VFile) {
  for (const message of messages) {
    const reason = message.source === 'remark-lint' && reasons[String(message.ruleId)];
    if (reason) message.reason = message.message = reason;
  }
}
