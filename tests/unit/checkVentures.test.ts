import { describe, expect, test } from 'vitest';
import { type Change, messagesWith } from './support/changedContent';

type Venture = {
  name?: string;
  status?: string;
  order?: number;
  tree?: string;
  rings?: number;
  crop?: string;
};

/** A venture at a position that is free in the specification's content. */
function fileOf({
  name = 'Joinery',
  status = 'planned',
  order = 4,
  tree = 'x: 840, y: 160, radius: 60',
  rings = 5,
  crop = '',
}: Venture = {}) {
  const value = name.toLowerCase().replace(/\W+/g, '-');
  const needed =
    status === 'planned'
      ? 'phase: Market Analysis Phase'
      : `sector: Trade\ndescription: Work.\nfeatures: [One, Two, Three]\nservice: ${name} Services\nurl: https://www.${value}.example`;
  const inquiry = `inquiry: { value: ${value}, label: ${name} Work }`;
  const shape = `rings: ${rings}, flutes: 5, depth: 0.06, phase: 0.2`;
  return `name: ${name}\norder: ${order}\nstatus: ${status}\nsummary: Work.\n${needed}\n${inquiry}\ntree: { ${tree}, ${shape} }\n${crop}`;
}

/** Without the warnings, which say that sentences give other numbers of ventures. */
const errorsWith = async (...changes: Change[]) =>
  (await messagesWith(...changes)).filter((message) => message.includes(' error '));

const errorsAbout = (venture: Venture) => errorsWith(['ventures/joinery.yaml', fileOf(venture)]);

test('a link may lead to the part of a page that describes a venture', async () => {
  const links = ['pagareone', 'construction', 'nobody'].map(
    (name) => `[${name}](/our-businesses#venture-${name})`,
  );
  const page = `---\ntitle: Links\ndescription: A page.\n---\n\nRead ${links.join(', ')}.\n`;
  expect(await errorsWith(['pages/links.md', page])).toEqual([
    expect.stringMatching(/there is no heading #venture-nobody on \/our-businesses/),
  ]);
});

describe('a venture', () => {
  test('may keep the fields of its other status, and have the order of one of the other status', async () => {
    const url = 'url: https://www.construction.example\nservice: Building\n';
    const found = await errorsWith(
      ['ventures/pagareone.yaml', /^/, 'phase: Market Analysis Phase\n'],
      ['ventures/construction.yaml', /^/, url],
      ['ventures/joinery.yaml', fileOf({ status: 'established', order: 3 })],
    );
    expect(found).toEqual([]);
  });

  test.each(['established', 'planned'])('is refused if it is the sixth that is %s', async (status) => {
    const free = [
      'x: 840, y: 160, radius: 40',
      'x: 1400, y: 1180, radius: 40',
      'x: 1080, y: 820, radius: 30',
      'x: 380, y: 130, radius: 40',
    ];
    const files = free.map((tree, index): Change => {
      const file = fileOf({ name: `Trade ${'ABCD'[index]}`, status, order: 10 + index, tree });
      return [`ventures/trade-${index}.yaml`, file];
    });
    const allowed = status === 'established' ? 3 : 2;
    expect(await errorsWith(...files.slice(0, allowed))).toEqual([]);
    expect(await errorsWith(...files.slice(0, allowed + 1))).toEqual([
      expect.stringMatching(
        new RegExp(`^ventures/trade-${allowed}\\.yaml:3:.* status: there is space for 5 `),
      ),
    ]);
  });

  const withoutBusinesses: Change[] = [
    ['ventures/exclusive-computer-consulting.yaml'],
    ['ventures/pagareone.yaml'],
  ];

  test('must be established if no other is', async () => {
    expect(await errorsWith(...withoutBusinesses)).toEqual([
      expect.stringMatching(/^ventures\/aged-care\.yaml:3:.* status: no business is established/),
    ]);
    const all: Change[] = [['ventures'], ['ventures/.gitkeep', '']];
    expect((await errorsWith(...all)).join()).toMatch(/ventures:1:.* there is no business/);
  });

  test('that an article names has a file, even if there is no other to name', async () => {
    const article: Change = ['articles/a.md', '---\nbusiness: pagareone\n---\n\nWords.\n'];
    expect((await errorsWith(...withoutBusinesses, article)).join('\n')).toMatch(
      /business: there is no file ventures\/pagareone\.yaml: delete the line$/m,
    );
  });
});

describe('a tree on the plan', () => {
  // For "beyond an edge" and "overlaps the tree of" there are fixtures in tests/fixtures/content-bad.
  test.each<[string, Venture, RegExp]>([
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
    [
      'with more rings than there is room for',
      { status: 'established', tree: 'x: 1290, y: 930, radius: 300', rings: 20 },
      /radius: \d+, rings: \d+$/,
    ],
    [
      'with a crop',
      { tree: 'x: 1200, y: 410, radius: 20', crop: 'crop: { x: 900, y: 200, width: 400, height: 400 }\n' },
      /radius: \d+, and delete crop, which is around the old position$/,
    ],
  ])('%s is an error, and the position that it names is free', async (_, venture, reason) => {
    const found = (await errorsAbout(venture)).filter((text) =>
      /^ventures\/joinery\.yaml:(?:7|11):/.test(text),
    );
    expect(found).toEqual([expect.stringMatching(reason)]);
    const [, tree, rings = venture.rings ?? 5] =
      /(x: \d+, y: \d+, radius: \d+)(?:, rings: (\d+))?/.exec(found.join()) ?? [];
    expect(await errorsAbout({ ...venture, tree, rings: Number(rings) })).toEqual([]);
  });

  test('that is beyond an edge is no reason to move another', async () => {
    expect(await errorsAbout({ tree: 'x: 1040, y: 1400, radius: 60' })).toHaveLength(1);
  });

  test('without any space left is told to make room', async () => {
    const found = await errorsWith(
      ['ventures/construction.yaml', 'x: 1040, y: 1235, radius: 104', 'x: 1180, y: 1000, radius: 350'],
      ['ventures/cctv-and-security.yaml', 'radius: 126', 'radius: 400'],
    );
    expect(found.join()).toMatch(/make room by moving other trees/);
  });

  test.each<[string, Venture, RegExp]>([
    ['for each ring 15 units', { status: 'established' }, /a tree with the radius 60 has room for 5 rings/],
    [
      'five rings in a planned division',
      { tree: 'x: 840, y: 190, radius: 110' },
      /a planned division has at most 5 rings/,
    ],
  ])('has %s', async (_, venture, reason) => {
    expect(await errorsAbout({ ...venture, rings: 5 })).toEqual([]);
    expect(await errorsAbout({ ...venture, rings: 6 })).toEqual([expect.stringMatching(reason)]);
  });
});
