import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { type Group, withFacts } from '@/lib/company/facts';
import { requiredPage } from '@/lib/pages/pages';
import { escapedHtml } from '@/lib/text/escapedHtml';
import { htmlOf } from '@/lib/text/markdownFields';
import { type Change, messagesWith } from './support/changedContent';

const group: Group = {
  company: { name: 'Smith & Co', responseTime: 'two days', address: { locality: 'Perth', region: 'WA' } },
  ventures: [
    { name: 'eComply', status: 'established' },
    { name: 'Two', status: 'established' },
    { name: 'Three', status: 'planned' },
  ],
};

describe('a fact in a sentence', () => {
  test.each([
    [
      '{name} is in {suburb}, {state}, not in {constructor}.',
      'Smith & Co is in Perth, Western Australia, not in {constructor}.',
    ],
    ['We answer within {responseTime}.', 'We answer within two days.'],
    ['{responseTime} is all we need.', 'Two days is all we need.'],
    ['{businessCount} of ours: {businesses}.', 'Two of ours: eComply and Two.'],
    ['{businesses} are ours.', 'eComply and Two are ours.'],
    ['See. {divisionCount} planned: {divisions}.', 'See. One planned: Three.'],
    ['We own {businessCount}.', 'We own two.'],
    ['We own <strong>{businessCount}</strong>.', 'We own <strong>two</strong>.'],
    ['See. <strong>{businessCount}</strong>', 'See. <strong>Two</strong>'],
  ])('%s', (sentence, expected) => {
    expect(withFacts(sentence, group)).toBe(expected);
  });

  test.each([
    ['a heading', '## {businessCount} businesses', '>Two businesses</a></h2>'],
    ['bold words', '**{businessCount}** businesses', '<strong>Two</strong>'],
    ['a link', '- [{businessCount} businesses](/about)', '>Two businesses</a></li>'],
    [
      'a table heading',
      '| {businessCount} | Of {businessCount} |\n| - | -: |\n',
      '<th>Two</th><th data-align="right">Of two</th>',
    ],
    ['an aligned cell', '| A |\n| -: |\n| {businessCount} |', '<td data-align="right">Two</td>'],
  ])('has a capital at the start of %s', (_, markdown, expected) => {
    expect(withFacts(htmlOf(markdown), group, escapedHtml).replace(/>\s+</g, '><')).toContain(expected);
  });

  test('is safe in HTML', () => {
    expect(withFacts('<b>{name}</b>', group, escapedHtml)).toBe('<b>Smith &amp; Co</b>');
  });

  test('is on the pages of the specification as it is written there', () => {
    expect(company.description).toMatch(/^Family Investment Group is a family-backed/);
    expect(requiredPage('contact').description).toContain('visit us in Ringwood, Victoria. Clients');
    expect(requiredPage('our-businesses').description).toContain('Two established businesses');
  });
});

describe('a sentence that counts or lists ventures', () => {
  const closed: Change[] = [
    ['ventures/pagareone.yaml', 'status: established', 'status: planned\nphase: Closed'],
    ['ventures/pagareone.yaml', 'rings: 18', 'rings: 5'],
    ['ventures/pagareone.yaml', 'order: 2', 'order: 9'],
  ];
  const opened = (slug: string, index = 0): Change => [
    `ventures/${slug}.yaml`,
    /order: \d\nstatus: planned/,
    `order: ${7 + index}\nstatus: established\nsector: Building\ndescription: Building.\nfeatures: [One, Two, Three]\nservice: Building ${index}\nurl: https://www.build.example`,
  ];
  const aboutFacts = async (...changes: Change[]) =>
    (await messagesWith(...changes)).filter((text) => / \{\w+\} (?:is|lists) /.test(text));

  test('gets a warning once one is left', async () => {
    expect(await aboutFacts(...closed)).toEqual([
      expect.stringMatching(
        /^pages\/about\.md:\d+:\d+ warning text: \{businesses\} lists one name now: write the sentence for one, without it$/,
      ),
      expect.stringMatching(/^pages\/home\.md:\d+:\d+ warning lead: \{businessCount\} is one now/),
      expect.stringMatching(
        /^pages\/our-businesses\.md:\d+:\d+ warning description: \{businessCount\} is one/,
      ),
    ]);
  });

  test('gets a warning once none is left, and none while there are several', async () => {
    const all = ['aged-care', 'cctv-and-security', 'construction'].map(opened);
    expect(await aboutFacts(...all)).toEqual([
      expect.stringMatching(
        /warning closing: \{divisions\} lists no names now: write or leave out the sentence/,
      ),
      expect.stringMatching(/warning description: \{divisionCount\} is zero now/),
    ]);
    expect(await aboutFacts(opened('construction'))).toEqual([]);
  });

  test('gets no warning while a venture has an error', async () => {
    const broken: Change = ['ventures/aged-care.yaml', 'rings: 5', 'rings: none'];
    expect(await aboutFacts(...closed, broken)).toEqual([]);
  });
});

test('the names of the group, its suburb and its ventures are correct words', async () => {
  const words = '\nZorbliq runs. Quandrixa is there. Wombatlo is near. Frobnitz says so.\n';
  const text: Change = ['articles/why-patient-capital-suits-service-businesses.md', /$/, words];
  expect(await messagesWith(text)).toHaveLength(4);
  const names: Change[] = [
    ['company.yaml', 'name: Family Investment Group', 'name: Zorbliq Group'],
    ['company.yaml', 'locality: Ringwood', 'locality: Wombatlo'],
    ['ventures/pagareone.yaml', 'name: PagareOne', 'name: Quandrixa & Co'],
    ['ventures/construction.yaml', 'name: Construction', 'name: Construction\nshortName: Frobnitz'],
  ];
  expect(await messagesWith(text, ...names)).toEqual([]);
});
