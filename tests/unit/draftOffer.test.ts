import { expect, test } from 'vitest';
import { draftOffer } from '@/tools/editor/draftOffer';

const timestamp = new Date(2026, 10, 23, 21, 5);
const backup = (values: Record<string, unknown>) => ({ timestamp, currentValues: { _default: values } });
const day = '23 November 2026 at 9:05 pm';

test('the offer of text that was not saved names kind, title and time', () => {
  const article = { collection: { label_singular: 'Article' } };
  const offer = (text: string) =>
    `This browser kept what you wrote and did not save on ${day}: ${text}. Restore continues with it, Discard deletes it, Escape keeps it for later.`;
  expect(draftOffer(backup({ title: 'Payday super' }), article, () => {})).toBe(
    offer('Article “Payday super”'),
  );
  expect(draftOffer(backup({ title: ' ' }), article, () => {})).toBe(offer('Article without a title'));
  const person = { collection: { label_singular: 'Person' } };
  expect(draftOffer(backup({ name: 'Jane Doe' }), person, () => {})).toBe(offer('Person “Jane Doe”'));
  const facts = { collection: {}, collectionFile: { label: 'Facts and hours' } };
  expect(draftOffer(backup({ name: 'The group' }), facts, () => {})).toBe(offer('Facts and hours'));
});
