import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { withFacts } from '@/lib/company/facts';
import { companyPage } from '@/lib/pages/pages';
import { type Change, messagesWith } from './support/changedContent';

describe('a fact in a sentence', () => {
  test('is that of the company', () => {
    const { name, address } = company;
    const group = { name, address: { ...address, locality: 'Perth', region: 'WA' } };
    const title = '{name} is in {suburb}, {state}, not in {constructor}.';
    expect(withFacts('PageList', { title, path: '/{name}' }, group)).toEqual({
      title: `${name} is in Perth, Western Australia, not in {constructor}.`,
      // No sentence.
      path: '/{name}',
    });
  });

  test('is on the pages of the specification as it is written there', () => {
    expect(company.description).toMatch(/^Family Investment Group is a family-backed/);
    expect(companyPage('/contact').description).toContain('visit us in Ringwood, Victoria. Clients');
  });

  test('is an error on its own line if another field has the same sentence', async () => {
    const sentence = /description: >-\n(?: {6}.+\n)+/g;
    const found = await messagesWith(['pages.yaml', sentence, 'description: Two {subrub} here.\n']);
    const wrong = found.filter((text) => text.includes('{subrub}'));
    expect(new Set(wrong.map((text) => text.split(':')[1])).size, wrong.join('\n')).toBe(5);
  });

  const place = '{suburb}, {state}';
  test.each<[before: string, after: string, message: RegExp]>([
    [
      '{suburb}',
      '{subrub}',
      /^error .*\{subrub\} is not a fact: did you mean \{suburb\}\? The facts are \{name\}/,
    ],
    [
      place,
      'Ringwood, {state}',
      /'Ringwood' is a fact of company\.yaml, which can change: write \{suburb\}$/,
    ],
    [
      place,
      '{suburb}, Victoria',
      /'Victoria' is a fact of company\.yaml, which can change: write \{state\}$/,
    ],
    [place, '{suburb}, VIC', /'VIC' is a fact of company\.yaml: write \{state\}$/],
    [place, '{suburb}, NSW', /'NSW' is not the state of the address, VIC: write \{state\}$/],
    [place, 'Box Hill, {state}', /'Box Hill' is not the suburb of the address, Ringwood: write \{suburb\}$/],
    [
      'Write to us, call us',
      'Call (03) 5550 0100',
      /'\(03\) 5550 0100' is a fact .*change: leave it out, because/,
    ],
  ])('instead of %s, %s gets a message', async (before, after, message) => {
    const found = await messagesWith(['pages.yaml', before, after]);
    expect(found).toEqual([expect.stringMatching(/^pages\.yaml:27:\d+ \w+ description: /)]);
    expect(found[0]?.replace(/^\S+ /, '')).toMatch(message);
  });

  test('gets a warning where the company repeats its name', async () => {
    expect(await messagesWith(['company.yaml', '{name} is', 'Family Investment Group is'])).toEqual([
      expect.stringMatching(
        /^company\.yaml:\d+:3 warning description: 'Family Investment Group' .*: write \{name\}$/,
      ),
    ]);
  });

  test('of another suburb gets no warning in a word that contains it', async () => {
    expect(await messagesWith(['pages.yaml', 'Write to us,', 'Write to Ringwooders,'])).toEqual([]);
  });
});

describe('a number of businesses or divisions', () => {
  const opened =
    'status: established\nsector: Building\ndescription: Building.\nfeatures: [One, Two, Three]\nservice: Building\nurl: https://www.build.example';

  test('gets a warning in every sentence once the ventures change', async () => {
    expect(await messagesWith(['ventures/construction.yaml', 'status: planned', opened])).toEqual([
      expect.stringMatching(
        /^company\.yaml:\d+:\d+ warning introduction: 'two established businesses' does not match .* three established businesses: change the number$/,
      ),
      expect.stringMatching(
        /^pages\.yaml:\d+:\d+ warning description: 'Two established businesses' .* three established/,
      ),
      expect.stringMatching(
        /^pages\.yaml:\d+:\d+ warning description: 'three planned divisions' .* two planned divisions/,
      ),
    ]);
  });

  const numbered = (words: string): Change => ['company.yaml', 'two established businesses', words];

  test.each(['two operating companies', '2 businesses', 'three divisions', 'One business among many, in'])(
    'as "%s" is right',
    async (words) => expect(await messagesWith(numbered(words))).toEqual([]),
  );

  test.each(['five operating companies', '1 established business', 'ten\n  divisions', 'four divisions'])(
    'as "%s" is wrong, but gets no warning while a venture has an error',
    async (words) => {
      expect(await messagesWith(numbered(words))).toEqual([
        expect.stringMatching(/^company\.yaml:\d+:\d+ warning introduction: .*change the number$/),
      ]);
      expect(
        await messagesWith(numbered(words), ['ventures/pagareone.yaml', 'url: https', 'url: http']),
      ).toEqual([expect.stringMatching(/^ventures\/pagareone\.yaml/)]);
    },
  );
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
