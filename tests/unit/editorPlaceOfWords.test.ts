import { expect, test } from 'vitest';
import { placeOfWords } from '@/tools/editor/preview/placeOfWords';

const values = {
  fileAsRead: 'title: Our story',
  title: 'Our story, told',
  sections: [
    { type: 'hero', heading: 'Our story' },
    { type: 'text', items: [{ name: "The family's plan" }] },
  ],
  body: '## What we do\n\nWe **own** [two businesses](/our-businesses).\n\n- One\n- Two',
};

test.each([
  ['Our story', { field: 'sections.0.heading', placeInText: { line: 1, column: 1 } }],
  ['The family’s plan', { field: 'sections.1.items.0.name', placeInText: { line: 1, column: 1 } }],
  ['We own two businesses.', { field: 'body', placeInText: { line: 3, column: 1 } }],
  [' Two\n', { field: 'body', placeInText: { line: 6, column: 1 } }],
  ['One Two', { field: 'body' }],
  ['Not in the form', undefined],
  ['', undefined],
])('%j is found', (words, place) => {
  expect(placeOfWords(words, values)).toEqual(place);
});
