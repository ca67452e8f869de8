import { describe, expect, test } from 'vitest';
import { type Change, messagesWith } from './support/changedContent';

const category: Change = ['categories.yaml', /colours: accent\n/, 'colours: accent\n    disclaimer: true\n'];
const section: Change = [
  'pages/our-businesses.md',
  /- type: businesses\n/,
  '- type: businesses\n    disclaimer: true\n',
];
const withText: Change = ['company.yaml', /^abn:/m, 'disclaimer: General information about {name}.\nabn:'];

describe('a disclaimer', () => {
  test('that company.yaml does not have is an error at the category and the section', async () => {
    const reason =
      'disclaimer: there is none: write its text after disclaimer: in company.yaml, or delete this line';
    const messages = await messagesWith(category, section);
    expect(messages).toEqual([
      expect.stringMatching(new RegExp(`^categories.yaml:\\d+:5 error ${reason}$`)),
      expect.stringMatching(new RegExp(`^pages/our-businesses.md:\\d+:5 error ${reason}$`)),
    ]);
  });

  test('that it has is fine, also unconfirmed', async () => {
    const marked: Change = ['company.yaml', /^abn:/m, 'disclaimer: General information.\nabn:'];
    const listed: Change = ['company.yaml', /^placeholders:\n/m, 'placeholders:\n  - disclaimer\n'];
    expect(await messagesWith(category, section, withText)).toEqual([]);
    expect(await messagesWith(category, marked, listed)).toEqual([]);
  });

  test.each([
    ['an unknown fact', '{nmae}', 'did you mean {name}'],
    ['a misspelt word', 'generel', "'generel' is not in the dictionary"],
  ])('with %s gets a message', async (_what, text, message) => {
    const changed: Change = ['company.yaml', /^abn:/m, `disclaimer: "Information ${text}"\nabn:`];
    expect((await messagesWith(changed)).join('\n')).toContain(message);
  });
});
