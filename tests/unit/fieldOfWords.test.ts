import { expect, test } from 'vitest';
import { fieldOfWords } from '@/tools/editor/preview/fieldOfWords';

const values = {
  fileAsRead: 'title: Our story',
  title: 'Our story, told',
  sections: [
    { type: 'hero', heading: 'Our story' },
    { type: 'text', items: [{ name: "The family's plan" }] },
  ],
  body: [
    '## What we do',
    'We **own** [two businesses](/our-businesses).[^1]',
    'Call {name} when the weather is fine, and never on a Sunday morning.',
  ].join('\n\n'),
};

test.each([
  ['Our story', 4, { field: 'sections.0.heading', placeInText: { line: 1, column: 1 } }],
  ['The family’s plan', 0, { field: 'sections.1.items.0.name', placeInText: { line: 1, column: 1 } }],
  [
    'The family’s plan (PDF, 1 KB)',
    0,
    { field: 'sections.1.items.0.name', placeInText: { line: 1, column: 1 } },
  ],
  ['two businesses', 5, { field: 'body', placeInText: { line: 3, column: 13 } }],
  [
    'Call The Group when the weather is fine, and never on a Sunday morning.',
    50,
    { field: 'body', placeInText: { line: 5, column: 33 } },
  ],
  ['Not in the form', 0, undefined],
  ['', 0, undefined],
])('%j is found', (words, place, expected) => {
  expect(fieldOfWords(words, place, values)).toEqual(expected);
});
