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
    '![A desk](../pictures/desk.jpg "Where it began")',
    '[The letter](../files/letter.pdf)',
    '- One\n- Two',
    '[^1]: In the register.',
    "> [!NOTE]\n> The family's **first** letter",
  ].join('\n\n'),
};

test.each([
  ['Our story', { field: 'sections.0.heading', placeInText: { line: 1, column: 1 } }],
  ['The family’s plan', { field: 'sections.1.items.0.name', placeInText: { line: 1, column: 1 } }],
  ['We own two businesses.', { field: 'body', placeInText: { line: 3, column: 1 } }],
  ['Where it began', { field: 'body', placeInText: { line: 5, column: 33 } }],
  ['The letter (PDF, 1.2 MB)', { field: 'body', placeInText: { line: 7, column: 2 } }],
  [' Two\n', { field: 'body', placeInText: { line: 10, column: 3 } }],
  [': Two', { field: 'body', placeInText: { line: 10, column: 3 } }],
  [', In the register.', { field: 'body', placeInText: { line: 12, column: 7 } }],
  ['One Two', { field: 'body' }],
  ['Not in the form', undefined],
  ['', undefined],
])('%j is found', (words, place) => {
  expect(placeOfWords(words, values)).toEqual(place);
});

test('words of a caption with quotation marks are found, and the place in them', () => {
  const text = '![A desk](../pictures/desk.jpg "The \\"first\\" desk of ours")';
  const placeOf = (before: string) =>
    placeOfWords('The "first" desk of ours', { text }, { before })?.placeInText?.column;
  expect(placeOf('The "fir')).toBe(text.indexOf('st\\"') + 1);
  expect(placeOf('The "first" desk')).toBe(text.indexOf(' of ours') + 1);
});

test('of equal fields, the last ones are on the page, in the same order', () => {
  const button = { button: { label: 'Ask us' } };
  // Forms have their fields in any order.
  const sections = [{ heading: 'Welcome', ...button }, { text: 'Ask us now' }, button];
  const page = { sections, title: 'Welcome' };
  const fieldOf = (words: string, fromLast: number) => placeOfWords(words, page, { fromLast })?.field;
  expect(fieldOf('Welcome', -1)).toBe('sections.0.heading');
  expect(fieldOf('Ask us', -2)).toBe('sections.0.button.label');
  expect(fieldOf('Ask us', -1)).toBe('sections.2.button.label');
  expect(fieldOf('Ask us', -3)).toBe('sections.0.button.label');
});

test('the place is behind the words in front of it', () => {
  const { placeInText } = placeOfWords('two businesses', values, { before: 'two busi' }) ?? {};
  expect(placeInText).toEqual({ line: 3, column: 21 });
  const callout = (before: string) => placeOfWords('The family’s first letter', values, { before });
  expect(callout('\nThe family’s')?.placeInText).toEqual({ line: 15, column: 15 });
  expect(callout('')?.placeInText).toEqual({ line: 15, column: 3 });
});

test('words with facts about the group are found, and the place in them', () => {
  const text = 'First.\n\nWe answer **within** {responseTime}, or {name} calls.';
  const withFacts = (words: string) =>
    words.replace('{responseTime}', '24 hours').replace('{name}', 'the group');
  const columnOf = (before: string) =>
    placeOfWords('We answer within 24 hours, or the group calls.', { text }, { before, withFacts })
      ?.placeInText;
  expect(columnOf('We ans')).toEqual({ line: 3, column: 7 });
  expect(columnOf(' 24 hours, or')).toEqual({ line: 3, column: 40 });
  expect(columnOf('the group cal')).toEqual({ line: 3, column: 51 });
});

test('words that several fields and lines have are found by those around them', () => {
  const article = {
    excerpt: 'Pay day.',
    body: '- Pay each week\n\nA day to pay: **day** one.\n\n| Who | Pay |',
  };
  const placeIn = (words: string, around: string) => placeOfWords(words, article, { around });
  expect(placeIn('Pay', 'Who Pay')).toEqual({ field: 'body', placeInText: { line: 5, column: 9 } });
  expect(placeIn('day', 'A day to pay: day one.')).toMatchObject({ field: 'body', placeInText: { line: 3 } });
  expect(placeIn('Pay day.', 'Pay day.')).toMatchObject({ field: 'excerpt' });
});
