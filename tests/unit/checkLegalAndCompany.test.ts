import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isAbn } from '@/lib/company/abn';
import { collectionOf } from '@/lib/content/collections';
import { formatMessage } from '@/lib/diagnostics/messages';
import { httpsUrl } from '@/lib/fields/kinds';
import { endpointUrl } from '@/lib/forms/schema';
import { legalComponents } from '@/lib/legal/legalText';
import { messagesAbout } from './support/checkedFile';
import { codeOf } from './support/sources';
import { specification } from './support/specification';

const [legal, company] = [collectionOf('Legal'), collectionOf('Company')];
const privacy = await readFile(`${specification}/legal/privacy-policy.mdx`, 'utf8');
const facts = await readFile(`${specification}/company.yaml`, 'utf8');

/** Messages about the changed privacy policy, without its path. */
function ofPolicy(before: string | RegExp, after: string): string[] {
  const source = privacy.replace(before, after);
  expect(source).not.toBe(privacy);
  return messagesAbout(source, legal, 'privacy-policy.mdx').map((message) =>
    formatMessage(message).replace(/^privacy-policy\.mdx:/, ''),
  );
}

function ofCompany(changes: [before: string | RegExp, after: string][]): string[] {
  const source = changes.reduce((text, [before, after]) => text.replace(before, after), facts);
  expect(source).not.toBe(facts);
  return messagesAbout(source, company, 'company.yaml').map(({ reason }) => reason);
}

/** The line of a text in the policy, 1-based. */
const lineOf = (text: string) => privacy.slice(0, privacy.indexOf(text)).split('\n').length;

describe('a section of a legal page', () => {
  test('that is missing is reported at its position', () => {
    expect(ofPolicy('## Consent', '### Consent')).toEqual([
      `${lineOf('## How We Use Personal Data')}:1 the section 'Consent' is missing: write ## Consent after 'Purpose'`,
    ]);
  });

  test('that is missing at the end is reported on the last line', () => {
    const [message] = ofPolicy(/## Contact Information[\s\S]*$/, '');
    expect(message).toMatch(/^\d+:1 the section 'Contact Information' is missing/);
  });

  test('that is misspelt is reported with the correct name', () => {
    expect(ofPolicy('## Modifications', '## Modification')).toEqual([
      `${lineOf('## Modifications')}:1 'Modification': did you mean 'Modifications'?`,
    ]);
  });

  test('that is a duplicate is reported', () => {
    const found = ofPolicy('## Modifications', '## Cookie Policy\n\n## Modifications');
    expect(found).toEqual([expect.stringContaining("the section 'Cookie Policy' is here twice")]);
  });

  test('that is not required is a warning', () => {
    expect(ofPolicy('## Modifications', '## Surveys\n\n## Modifications')).toEqual([
      expect.stringMatching(/:1 warning: 'Surveys' is not one of the specified sections/),
    ]);
  });

  test('that is in the wrong order is reported', () => {
    const found = ofPolicy(/(## Children\n[\s\S]*?)(## How to Access[\s\S]*?)(?=## Cookie)/, '$2$1');
    expect(found).toEqual([expect.stringContaining("the section 'Children' belongs before 'How to")]);
  });
});

describe('the text of a legal page', () => {
  test.each([
    [
      'an effective date in Australian form',
      'effective: 2025-09-16',
      'effective: 16/09/2025',
      /write 2025-09-16/,
    ],
    ['a tag that does not exist', '<CompanyEmail />', '<CompanyFax />', /<CompanyFax> cannot be used/],
    ['HTML', '<CompanyEmail />', '<b>us</b>', /<b> cannot be used/],
    [
      'a tag with something in it',
      '<CompanyEmail />',
      '<CompanyEmail>us</CompanyEmail>',
      /write exactly <CompanyEmail \/>/,
    ],
    [
      'an attribute',
      '<CompanyEmail />',
      '<CompanyEmail onClick={alert} />',
      /write exactly <CompanyEmail \/>/,
    ],
    [
      'a heading that only some sites show',
      '<WithoutPictureHost>\n',
      '<WithoutPictureHost>\n\n### Pictures\n',
      /a heading cannot be inside <WithoutPictureHost>: move it above the tag/,
    ],
    ['program code', 'At present', '{process.env.SECRET} At present', /curly brackets/],
    ['an import', '## Consent', 'import x from "node:fs"\n\n## Consent', /program code/],
    ['a tag that is never closed', '<CompanyEmail />', '<CompanyEmail>', /cannot be read/],
    ['a bracket that opens a tag', 'At present', 'If a <5, at present', /write \\</],
    ['a comment as in HTML', 'At present', '<!-- later --> At present', /\{\/\* comment \*\/\}/],
    ['a bracket that is never closed', 'At present', '{ At present', /curly brackets/],
  ])('with %s is an error', (_, before, after, message) => {
    const found = ofPolicy(before, after);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  // Fails an assertion in the development build of the parser.
  test('with an underlined heading inside an open tag is an error', () => {
    const found = ofPolicy('At present', '<script>---\n---\n\nAt present');
    expect(found[0]).toMatch(/^\d+:\d+ .*tag cannot be read/);
  });

  test('may contain a comment', () => {
    expect(ofPolicy('At present', '{/* To be looked at in March. */} At present')).toEqual([]);
  });

  test('may use exactly the tags of the page', () => {
    const [, known = ''] =
      /const components = \{([^}]*)\}/.exec(codeOf('components/legal/LegalPage.tsx')) ?? [];
    expect(known.match(/\bCompany\w+/g)?.sort()).toEqual([...legalComponents].sort());
  });
});

describe('company facts', () => {
  const real: [RegExp, string] = [/^ {2}- abn\n/m, ''];

  test('accept a real ABN that is not a placeholder', () => {
    expect(ofCompany([real, ['00 000 000 000', '51 824 753 556']])).toEqual([]);
  });

  test.each(['0491 570 006', '1300 975 707', '1800 975 707', '13 00 00', '(08) 7010 1234'])(
    'accept the phone number %s',
    (phone) => {
      expect(ofCompany([['(03) 5550 0100', phone]])).toEqual([]);
    },
  );

  test.each(['(04) 5550 0100', '1300975707', '1900 975 707', '491 570 006', '13 00 000', '03 5550 0100'])(
    'show every form for the phone number %s',
    (phone) => {
      expect(ofCompany([['(03) 5550 0100', `"${phone}"`]])).toEqual([
        'phone: write it like (03) 5550 0100, 0491 570 006, 1300 975 707, 1800 975 707 or 13 00 00, in quotation marks',
      ]);
    },
  );

  test.each([
    ['an ABN with a wrong checksum', [real, ['00 000 000 000', '51 824 753 557']], /not a valid/],
    ['the placeholder that is marked as real', [real], /not a valid/],
    [
      'a number without spaces',
      [['00 000 000 000', '"51824753556"']],
      /abn: write eleven digits grouped like 00 000 000 000/,
    ],
    [
      'a number without quotation marks',
      [['00 000 000 000', '51824753556']],
      /abn: write eleven digits grouped like 00 000 000 000/,
    ],
    [
      'a phone number without spaces',
      [['(03) 5550 0100', '"0355500100"']],
      /phone: write it like \(03\) 5550 0100/,
    ],
    [
      'an international phone number',
      [['(03) 5550 0100', '"+61 3 5550 0100"']],
      /phone: write it like \(03\) 5550 0100/,
    ],
    ['a state in full', [['region: VIC', 'region: Victoria']], /address\.region: .*one of: ACT, NSW/],
    ['half an e-mail address', [['hello@example.com', 'hello@example']], /email: is not an e-mail address/],
    [
      'a URL without https',
      [['https://www.family', 'http://www.family']],
      /url: .*write https:\/\/www\.family/,
    ],
    [
      'a URL with a line break, which would be another line of security.txt',
      [['security:', 'security:\n  policy: "https://www.example.com/a\\nContact: mailto:b@example.com"']],
      /security\.policy: has a space or a line break in it/,
    ],
    [
      'an endpoint without https',
      [[/$/, 'delivery:\n  inquiries:\n    url: http://forms.example/f\n']],
      /delivery\.inquiries\.url: must be an https:\/\/ URL/,
    ],
    [
      'an endpoint without a URL',
      [[/$/, 'delivery:\n  subscriptions:\n    encoding: json\n']],
      /'delivery\.subscriptions\.url' is missing/,
    ],
    [
      'an encoding that no form has',
      [[/$/, 'delivery:\n  inquiries:\n    url: https://forms.example/f\n    encoding: jason\n']],
      /delivery\.inquiries\.encoding: did you mean json\?/,
    ],
    [
      'a form that is unknown',
      [[/$/, 'delivery:\n  inquirys:\n    url: https://forms.example/f\n']],
      /'inquirys': did you mean 'inquiries'\?/,
    ],
    [
      'a whole meta tag as verification',
      [[/$/, `verification:\n  google: '<meta name="google-site-verification" content="abc">'\n`]],
      /verification\.google: must be the code alone/,
    ],
    ['a URL with a trailing slash', [[/(^url: .*)/m, '$1/']], /url: .*delete the slash/],
  ] as [string, [string | RegExp, string][], RegExp][])('reject %s', (_, changes, message) => {
    const found = ofCompany(changes);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  test.each(['51 824 753 556', '53 004 085 616', '33102417032'])('%s is an ABN', (abn) => {
    expect(isAbn(abn)).toBe(true);
  });

  test.each(['00 000 000 000', '51 824 753 555', '1', '', '51 824 753 55x'])('%s is not an ABN', (abn) => {
    expect(isAbn(abn)).toBe(false);
  });
});

test.each(['\n', '\t', ' ', '\u001b', '\u007f'])('no URL contains %j', (character) => {
  const schemas = [httpsUrl(''), endpointUrl];
  const accepts = (url: string) => schemas.map((schema) => schema.safeParse(url).success);
  expect(accepts('https://www.example.com/a')).toEqual([true, true]);
  expect(accepts(`https://www.example.com/${character}a`)).toEqual([false, false]);
});
