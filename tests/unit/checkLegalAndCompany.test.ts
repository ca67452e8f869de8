import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/collection';
import { formatMessage } from '@/lib/diagnostics/messages';
import { httpsUrl } from '@/lib/fields/kinds';
import { endpointUrl } from '@/lib/forms/schema';
import { legalTexts as legal } from '@/lib/legal/collection';
import { messagesAbout } from './support/checkedFile';
import { specification } from './support/specification';

const privacy = await readFile(`${specification}/legal/privacy-policy.md`, 'utf8');
const facts = await readFile(`${specification}/company.yaml`, 'utf8');

/** Messages about the changed privacy policy, without its path. */
function ofPolicy(before: string | RegExp, after: string): string[] {
  const source = privacy.replace(before, after);
  expect(source).not.toBe(privacy);
  return messagesAbout(source, legal, 'privacy-policy.md').map((message) =>
    formatMessage(message).replace(/^privacy-policy\.md:/, ''),
  );
}

function ofCompany(changes: (readonly [before: string | RegExp, after: string])[]): string[] {
  const source = changes.reduce((text, [before, after]) => text.replace(before, after), facts);
  expect(source).not.toBe(facts);
  return messagesAbout(source, company, 'company.yaml').map(({ reason }) => reason);
}

test('a section that is missing at the end of a legal page is reported on the last line', () => {
  const [message] = ofPolicy(/## Contact Information[\s\S]*$/, '');
  expect(message).toMatch(/^\d+:1 the section 'Contact Information' is missing/);
});

describe('company facts', () => {
  const [phone, abn] = ['(03) 5550 0100', '00 000 000 000'];
  const isReal = [/^ {2}- abn\n/m, ''] as const;
  const delivery = (fields: string) => [/$/, `delivery:\n${fields}\n`] as const;

  test.each([
    ...['0491 570 006', '1300 975 707', '1800 975 707', '13 00 00', '(08) 7010 1234'].map(
      (written) => [phone, written] as const,
    ),
    [abn, '51 824 753 556'] as const,
    ...[
      '"Shop #3, 1 Example Street" # at the corner',
      '1 Example Street\n    # At the corner.',
      '>- # at the corner\n    1 Example Street',
    ].map((street) => ['Suite 1, 1 Example Street', street] as const),
    ...[
      'editor:\n  repository: a/b\n  branch: main # as on GitHub',
      'acn: 000 000 019',
      'acn: none',
      'licence: none',
      'licence: AFSL 123456',
    ].map((written) => [/$/, `${written}\n`] as const),
  ])('accept %s as %s', (before, after) => {
    expect(ofCompany([isReal, [abn, '51 824 753 556'], [before, after]])).toEqual([]);
  });

  test.each(['(04) 5550 0100', '1300975707', '1900 975 707', '491 570 006', '13 00 000', '+61 3 5550 0100'])(
    'show every form for the phone number %s',
    (written) => {
      expect(ofCompany([[phone, `"${written}"`]])).toEqual([
        'phone: write it like (03) 5550 0100, 0491 570 006, 1300 975 707, 1800 975 707 or 13 00 00',
      ]);
    },
  );

  test.each<[string, RegExp, ...(readonly [string | RegExp, string])[]]>([
    ['an ABN with a wrong checksum', /not a valid/, isReal, [abn, '51 824 753 557']],
    ['the placeholder that is marked as real', /not a valid/, isReal],
    ['an ABN without spaces', /abn: write eleven digits grouped like 00 000/, [abn, '"51824753556"']],
    ['an ACN with a wrong check digit', /acn: 000 000 018 is not a valid/, [/$/, 'acn: 000 000 018\n']],
    ['an ACN without spaces', /acn: write nine digits grouped like/, [/$/, 'acn: "000000019"\n']],
    ['a licence in other words', /licence: must be none, AFSL and/, [/$/, 'licence: AFS licence 123456\n']],
    [
      'a contact without an address',
      /'contacts\.press\.email' is missing/,
      [/$/, 'contacts: { press: { name: Jane Doe } }\n'],
    ],
    [
      'contacts in the wrong column',
      /the indentation is wrong: start every field at the beginning/,
      [/$/, ' contacts: { privacy: { name: Jane Doe, email: jane@example.com } }\n'],
    ],
    [
      'a topic that has no contact',
      /'contacts\.pres'|'pres': did you mean 'press'\?/,
      [/$/, 'contacts: { pres: { name: Jane Doe, email: jane@example.com } }\n'],
    ],
    [
      'an ABN without quotation marks',
      /abn: write eleven digits .*, in quotation marks/,
      [abn, '51824753556'],
    ],
    ['a response time with “within”', /responseTime: .* write only/, [/24-48 hours/, 'Within two days']],
    [
      'a response time with its days',
      /responseTime: .* write only/,
      [/24-48 hours/, 'two business days (Monday to Friday)'],
    ],
    ['a response time with a full stop', /responseTime: .* write only/, [/24-48 hours/, 'two days.']],
    ['a postcode without its quotation marks', /postcode: .*, "0800"/, ['"3134"', '0800']],
    ['a state in full', /address\.region: .*one of: ACT, NSW/, ['region: VIC', 'region: Victoria']],
    [
      'a street that a comment cuts off',
      /street: the text after # is not shown/,
      ['Suite 1, 1 Example Street', 'Shop #3, 1 Example Street'],
    ],
    ['half an e-mail address', /email: is not an e-mail address/, ['hello@example.com', 'hello@example']],
    [
      'a URL without https',
      /url: .*write https:\/\/www\.family/,
      ['https://www.family', 'http://www.family'],
    ],
    ['a URL with a trailing slash', /url: .*delete the slash/, [/(^url: .*)/m, '$1/']],
    ['a URL with a path', /url: .*cannot be below a path/, [/(^url: .*)/m, '$1/site']],
    [
      'a URL with a line break, which would be another line of security.txt',
      /security\.policy: has a space or a line break in it/,
      ['security:', 'security:\n  policy: "https://www.example.com/a\\nContact: mailto:b@example.com"'],
    ],
    [
      'an endpoint without https',
      /delivery\.inquiries\.url: must be an https:\/\/ URL/,
      delivery('  inquiries: { url: http://forms.example/f }'),
    ],
    [
      'an endpoint without a URL',
      /'delivery\.subscriptions\.url' is missing/,
      delivery('  subscriptions: { encoding: json }'),
    ],
    [
      'an encoding that no form has',
      /delivery\.inquiries\.encoding: did you mean json\?/,
      delivery('  inquiries: { url: https://forms.example/f, encoding: jason }'),
    ],
    [
      'a form that is unknown',
      /'inquirys': did you mean 'inquiries'\?/,
      delivery('  inquirys: { url: https://forms.example/f }'),
    ],
    [
      'a whole meta tag as verification',
      /verification\.google: must be the code alone/,
      [/$/, `verification:\n  google: '<meta name="google-site-verification" content="abc">'\n`],
    ],
  ])('reject %s', (_, message, ...changes) => {
    expect(ofCompany(changes)).toEqual([expect.stringMatching(message)]);
  });
});

test.each(['\n', '\t', ' ', '\u001b', '\u007f'])('no URL contains %j', (character) => {
  const schemas = [httpsUrl(''), endpointUrl];
  const accepts = (url: string) => schemas.map((schema) => schema.safeParse(url).success);
  expect(accepts('https://www.example.com/a')).toEqual([true, true]);
  expect(accepts(`https://www.example.com/${character}a`)).toEqual([false, false]);
});
