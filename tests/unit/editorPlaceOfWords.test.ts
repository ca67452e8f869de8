import { expect, test } from 'vitest';
import { placeOfWords } from '@/tools/editor/preview/placeOfWords';

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
    '[The letter](../files/letter.pdf)',
  ].join('\n\n'),
};

test.each([
  ['Our story', { field: 'sections.0.heading', placeInText: { line: 1, column: 1 } }],
  ['The family’s plan', { field: 'sections.1.items.0.name', placeInText: { line: 1, column: 1 } }],
  ['We own two businesses.', { field: 'body', placeInText: { line: 3, column: 1 } }],
  ['The letter (PDF, 1.2 MB)', { field: 'body', placeInText: { line: 5, column: 2 } }],
  ['Not in the form', undefined],
])('%j is found', (words, place) => {
  expect(placeOfWords(words, values)).toEqual(place);
});
