import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { contentCopy } from './support/specification';

type Change = [file: string, before: string | RegExp, after: string];

const shape = 'rings: 5, flutes: 5, depth: 0.06, phase: 0.2';

/** A venture at a place that is free in the specification's content. */
function fileOf({ name = 'Joinery', status = 'planned', order = 4, tree = 'x: 840, y: 160, radius: 60' }) {
  const value = name.toLowerCase().replace(/\W+/g, '-');
  const needed =
    status === 'planned'
      ? 'phase: Market Analysis Phase'
      : `sector: Trade\ndescription: Work.\nfeatures: [One, Two, Three]\nservice: ${name} Services\nurl: https://www.${value}.example`;
  const inquiry = `inquiry: { value: ${value}, label: ${name} Work }`;
  return `name: ${name}\norder: ${order}\nstatus: ${status}\nsummary: Work.\n${needed}\n${inquiry}\ntree: { ${tree}, ${shape} }\n`;
}

/** The specification's content with more ventures, by file name, and changes to files. */
async function contentWith(files: Record<string, string>, ...changes: Change[]): Promise<string> {
  const folder = await contentCopy();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'ventures', name), text);
  for (const [file, before, after] of changes) {
    const path = join(folder, 'ventures', file);
    const text = await readFile(path, 'utf8');
    expect(text).toMatch(before);
    await writeFile(path, text.replace(before, after));
  }
  return folder;
}

/** The errors of a content folder as `file:line reason`. Warnings say that sentences give other numbers. */
async function messagesIn(folder: string): Promise<string[]> {
  const files = await checkContent(folder);
  return files.flatMap(({ messages }) =>
    messages
      .filter(({ fatal }) => fatal)
      .map(
        ({ file = '', line, reason }) =>
          `${file.slice(folder.length + 1)}:${line} ${reason.replaceAll(`${folder}/`, '')}`,
      ),
  );
}

async function messagesWith(files: Record<string, string>, ...changes: Change[]): Promise<string[]> {
  return messagesIn(await contentWith(files, ...changes));
}

// The first test loads the dictionary, which takes seconds on a busy machine.
describe('a venture', { timeout: 30_000 }, () => {
  test('may be added at a free place', async () => {
    expect(await messagesWith({ 'joinery.yaml': fileOf({}) })).toEqual([]);
  });

  test('may keep the fields of its other status', async () => {
    const both: Change = ['pagareone.yaml', /^/, 'phase: Market Analysis Phase\n'];
    const url: Change = [
      'construction.yaml',
      /^/,
      'url: https://www.construction.example\nservice: Building\n',
    ];
    expect(await messagesWith({}, both, url)).toEqual([]);
  });

  test('that becomes established without the fields for it is told each of them', async () => {
    const open: Change = ['construction.yaml', 'status: planned', 'status: established'];
    expect(await messagesWith({}, open)).toEqual(
      ['description', 'features', 'sector', 'service', 'url'].map((field) =>
        expect.stringContaining(
          `ventures/construction.yaml:3 the field '${field}' is missing, and status: established needs it: add a line ${field}: …`,
        ),
      ),
    );
  });

  test('may have the order of one of the other status', async () => {
    const business = fileOf({ status: 'established', order: 3 });
    expect(await messagesWith({ 'joinery.yaml': business })).toEqual([]);
  });

  test.each(['established', 'planned'])('is refused if it is the sixth that is %s', async (status) => {
    const free = [
      'x: 840, y: 160, radius: 40',
      'x: 1400, y: 1180, radius: 40',
      'x: 1080, y: 820, radius: 30',
      'x: 380, y: 130, radius: 40',
    ];
    const files = free.map((tree, index) => {
      const file = fileOf({ name: `Trade ${'ABCD'[index]}`, status, order: 10 + index, tree });
      return [`trade-${index}.yaml`, file] as const;
    });
    const allowed = status === 'established' ? 3 : 2;
    expect(await messagesWith(Object.fromEntries(files.slice(0, allowed)))).toEqual([]);
    expect(await messagesWith(Object.fromEntries(files.slice(0, allowed + 1)))).toEqual([
      expect.stringMatching(new RegExp(`^ventures/trade-${allowed}\\.yaml:3 status: there is space for 5 `)),
    ]);
  });

  test('must be established if no other is', async () => {
    const folder = await contentWith({});
    for (const file of ['exclusive-computer-consulting.yaml', 'pagareone.yaml'])
      await rm(join(folder, 'ventures', file));
    expect(await messagesIn(folder)).toEqual([
      expect.stringMatching(/^ventures\/aged-care\.yaml:3 status: no business is established/),
    ]);
    for (const file of await readdir(join(folder, 'ventures'))) await rm(join(folder, 'ventures', file));
    expect(await messagesIn(folder)).toEqual([expect.stringMatching(/^ventures:1 there is no business/)]);
  });

  test('may not have a file that takes the name of another drawing', async () => {
    expect(await messagesWith({ 'aged-care-thumb.yaml': fileOf({}) })).toEqual([
      expect.stringMatching(/^ventures\/aged-care-thumb\.yaml:1 .*rename it, without -thumb$/),
    ]);
  });
});

describe('a tree on the plan', { timeout: 30_000 }, () => {
  test.each([
    ['beyond an edge', { tree: 'x: 1580, y: 700, radius: 60' }, /reaches beyond the plan/],
    [
      'on another',
      { tree: 'x: 1400, y: 160, radius: 60' },
      /overlaps the tree of PagareOne \(ventures\/pagareone/,
    ],
    ['inside another', { tree: 'x: 1200, y: 410, radius: 20' }, /overlaps the tree of PagareOne/],
    ['around another', { tree: 'x: 1290, y: 930, radius: 200' }, /overlaps the tree of CCTV & Security/],
    [
      'with its name on another',
      { name: 'Landscapes', tree: 'x: 840, y: 300, radius: 40' },
      /overlaps the name of Aged Care/,
    ],
    [
      'with its name behind words',
      { tree: 'x: 240, y: 280, radius: 60' },
      /behind the words of the home page/,
    ],
    [
      'with a word that is too long for the plan',
      { name: 'Electrotechnicalinstallations', tree: 'x: 1500, y: 1150, radius: 40' },
      /reaches beyond the plan on a phone: write a short shortName/,
    ],
  ])('%s is an error, and its cure works', async (_, venture, reason) => {
    const [message = '', ...others] = (await messagesWith({ 'joinery.yaml': fileOf(venture) })).filter(
      (text) => text.startsWith('ventures/joinery.yaml:7 '),
    );
    expect(others).toEqual([]);
    expect(message).toMatch(reason);
    const [tree] = /x: \d+, y: \d+, radius: \d+$/.exec(message) ?? [];
    expect(await messagesWith({ 'joinery.yaml': fileOf({ ...venture, tree }) })).toEqual([]);
  });

  test('that is beyond an edge is no reason to move another', async () => {
    const messages = await messagesWith({ 'joinery.yaml': fileOf({ tree: 'x: 1040, y: 1400, radius: 60' }) });
    expect(messages).toHaveLength(1);
  });

  test('without any space left is told to make room', async () => {
    const large: Change[] = [
      ['construction.yaml', 'x: 1040, y: 1235, radius: 104', 'x: 1180, y: 1000, radius: 350'],
      ['cctv-and-security.yaml', 'radius: 126', 'radius: 400'],
    ];
    expect((await messagesWith({}, ...large)).join()).toMatch(/make room by moving other trees/);
  });

  test.each([
    [
      'has at least 15 units for a ring',
      60,
      6,
      'established',
      /a tree with the radius 60 has room for 5 rings/,
    ],
    ['of a planned division has five rings', 110, 6, 'planned', /a planned division has at most 5 rings/],
  ])('%s', async (_, radius, rings, status, reason) => {
    const withRings = (number: number) =>
      fileOf({ status, order: 4, tree: `x: 840, y: 190, radius: ${radius}` }).replace(
        'rings: 5',
        `rings: ${number}`,
      );
    expect(await messagesWith({ 'joinery.yaml': withRings(5) })).toEqual([]);
    const [message, ...others] = await messagesWith({ 'joinery.yaml': withRings(rings) });
    expect(others).toEqual([]);
    expect(message).toMatch(reason);
  });
});
