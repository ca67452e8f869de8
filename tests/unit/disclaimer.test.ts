import { describe, expect, test } from 'vitest';
import { textHtml } from '@/lib/articles/textHtml';
import { disclaimerHtml } from '@/lib/company/disclaimer';
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
    ['a misspelt word', 'generel', "did you mean 'general'"],
    ['a promise', 'Returns are guaranteed.', 'promises a result'],
  ])('with %s gets a message', async (_what, text, message) => {
    const changed: Change = ['company.yaml', /^abn:/m, `disclaimer: "Information ${text}"\nabn:`];
    expect((await messagesWith(changed)).join('\n')).toContain(message);
  });
});

describe('the text of an article', () => {
  test('ends with the disclaimer as text', () => {
    const disclaimer = disclaimerHtml('No <advice> & no offer.');
    expect(textHtml({ html: '<p>Text.</p>', excerpt: 'What.', disclaimer, categorySlug: 'a' })).toBe(
      '<p>Text.</p><p role="note" data-disclaimer>No &lt;advice&gt; &amp; no offer.</p>',
    );
  });

  test('is the excerpt and a notice, if there is no text', () => {
    expect(
      textHtml({ html: '', excerpt: 'A < B', disclaimer: disclaimerHtml(undefined), categorySlug: 'a' }),
    ).toBe('<p>A &lt; B</p><p data-preview>This is a preview article. Full content coming soon.</p>');
  });
});
