import { rule } from '../rule';

/** Reports fields that a text starts with, as chat assistants write them, and sections in the text: readers would see them. */
export const noRepeatedFields = rule('text:no-repeated-fields', (_tree, file, { text = '', collection }) => {
  const isField = (line = '') => Object.hasOwn(collection.schema.shape, /^\w+(?=:)/.exec(line)?.[0] ?? '');
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !/^(?:---|```\w*)\s*$/.test(line));
  // One line alone may be a sentence.
  if (isField(lines[first]) && isField(lines[first + 1]))
    file.message(reason, { line: first + 1, column: 1 });
  const section = lines.findIndex((line) => /^\s*- type: [\w-]+\s*$/.test(line));
  if (section >= 0 && 'sections' in collection.schema.shape)
    file.message(sectionReason, { line: section + 1, column: 1 });
});

const reason =
  'readers see these lines, which are fields and no text: delete them, and any lines of --- and ``` around them';

const sectionReason =
  'readers see these lines, which are a section and no text: move them above the second line of three hyphens, below sections:';
