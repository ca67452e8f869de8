import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { company } from '@/lib/company/company';
import { withFacts } from '@/lib/company/facts';
import { companyPage } from '@/lib/pages/pages';
import { contentCopy } from './support/specification';

type Change = [file: string, before: string | RegExp, after: string];

/** Messages about the specification's content with changes, as `file:line:column reason`. */
async function messagesWith(...changes: Change[]): Promise<string[]> {
  const folder = await contentCopy();
  for (const [file, before, after] of changes) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toMatch(before);
    await writeFile(join(folder, file), text.replace(before, after));
  }
  return (await checkContent(folder)).flatMap(({ messages }) =>
    messages.map(
      ({ file = '', line, column, fatal, reason }) =>
        `${file.slice(folder.length + 1)}:${line}:${column} ${fatal ? 'error' : 'warning'} ${reason}`,
    ),
  );
}

describe('a fact in a sentence', { timeout: 30_000 }, () => {
  test('is that of the company', () => {
    const { name, address } = company;
    const group = { name, address: { ...address, locality: 'Perth', region: 'WA' } };
    const title = '{name} is in {suburb}, {state}, not in {constructor}.';
    expect(withFacts('PageList', { title }, group)).toEqual({
      title: `${name} is in Perth, Western Australia, not in {constructor}.`,
    });
  });

  test('stays as it is written in a field that is no sentence', () => {
    expect(withFacts('PageList', { path: '/{name}' }, company)).toEqual({ path: '/{name}' });
  });

  test('is an error on its own line if another field has the same sentence', async () => {
    const found = await messagesWith([
      'pages.yaml',
      /description: >-\n(?: {6}.+\n)+/g,
      'description: Two {subrub} here.\n',
    ]);
    const wrong = found.filter((text) => text.includes('{subrub}'));
    const lines = wrong.map((text) => text.split(':')[1]);
    expect(new Set(lines).size, wrong.join('\n')).toBe(5);
  });

  test('is on the pages of the specification as it is written there', () => {
    expect(company.description).toMatch(/^Family Investment Group is a family-backed/);
    expect(companyPage('/contact').description).toContain('visit us in Ringwood, Victoria. Clients');
  });

  test('is an error if it is unknown', async () => {
    expect(await messagesWith(['pages.yaml', '{suburb}', '{subrub}'])).toEqual([
      'pages.yaml:27:43 error description: {subrub} is not a fact: did you mean {suburb}? The facts are {name}, {suburb}, {state}',
    ]);
  });

  test.each<[string, string, string]>([
    [
      '{suburb}, {state}',
      'Ringwood, {state}',
      "'Ringwood' is a fact of company.yaml, which can change: write {suburb}",
    ],
    [
      '{suburb}, {state}',
      '{suburb}, Victoria',
      "'Victoria' is a fact of company.yaml, which can change: write {state}",
    ],
    ['{suburb}, {state}', '{suburb}, VIC', "'VIC' is a fact of company.yaml: write {state}"],
    ['{suburb}, {state}', '{suburb}, NSW', "'NSW' is not the state of the address, VIC: write {state}"],
    [
      '{suburb}, {state}',
      'Box Hill, {state}',
      "'Box Hill' is not the suburb of the address, Ringwood: write {suburb}",
    ],
    [
      'Write to us, call us',
      'Write to us, call (03) 5550 0100',
      "'(03) 5550 0100' is a fact of company.yaml, which can change: leave it out, because pages show it where it is needed",
    ],
  ])('instead of %s, %s gets a warning', async (before, after, reason) => {
    const [message = '', ...others] = await messagesWith(['pages.yaml', before, after]);
    expect(others.filter((other) => !other.includes('characters'))).toEqual([]);
    expect(message).toMatch(/^pages\.yaml:27:\d+ warning description: /);
    expect(message).toContain(reason);
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

describe('a number of businesses or divisions', { timeout: 30_000 }, () => {
  test('gets a warning in every sentence once the ventures change', async () => {
    const closed: Change = ['ventures/construction.yaml', 'status: planned', 'status: established'];
    const needed =
      'sector: Building\ndescription: Building.\nfeatures: [One, Two, Three]\nservice: Building\n';
    const fields: Change = ['ventures/construction.yaml', /^/, `${needed}url: https://www.build.example\n`];
    expect(await messagesWith(closed, fields)).toEqual([
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

  test.each(['two operating companies', '2 businesses', 'three divisions', 'One business among many, in'])(
    'as "%s" is right',
    async (words) => {
      expect(await messagesWith(['company.yaml', 'two established businesses', words])).toEqual([]);
    },
  );

  test.each(['five operating companies', '1 established business', 'ten\n  divisions', 'four divisions'])(
    'as "%s" is wrong',
    async (words) => {
      expect(await messagesWith(['company.yaml', 'two established businesses', words])).toEqual([
        expect.stringMatching(/^company\.yaml:\d+:\d+ warning introduction: .*change the number$/),
      ]);
    },
  );

  test('gets no warning while a venture has an error', async () => {
    const broken: Change = ['ventures/pagareone.yaml', 'url: https', 'url: http'];
    const [message = '', ...others] = await messagesWith(broken, [
      'company.yaml',
      'two established businesses',
      'five businesses',
    ]);
    expect(message).toMatch(/^ventures\/pagareone\.yaml/);
    expect(others).toEqual([]);
  });
});

test('the names of the group, its suburb and its ventures are correct words', {
  timeout: 30_000,
}, async () => {
  const article = 'articles/why-patient-capital-suits-service-businesses.md';
  const words = 'Zorbliq runs. Quandrixa is there. Wombatlo is near. Frobnitz says so.';
  const text: Change = [article, /$/, `\n${words}\n`];
  expect(await messagesWith(text)).toHaveLength(4);
  const names: Change[] = [
    ['company.yaml', 'name: Family Investment Group', 'name: Zorbliq Group'],
    ['company.yaml', 'locality: Ringwood', 'locality: Wombatlo'],
    ['ventures/pagareone.yaml', 'name: PagareOne', 'name: Quandrixa & Co'],
    ['ventures/construction.yaml', 'name: Construction', 'name: Construction\nshortName: Frobnitz'],
  ];
  expect(await messagesWith(text, ...names)).toEqual([]);
});
