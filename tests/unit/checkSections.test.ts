import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionTypes } from '@/components/sections/list';
import { checkContent } from '@/lib/check/checkContent';
import { collections } from '@/tools/collections';
import { contentCopy } from './support/specification';

/** Front matter below title and description, what the check says about it (`line:column reason`), and the text. */
type WrongPage = [front: string, expected: string[], text?: string];

const wrongPages: WrongPage[] = [
  // types and fields of sections
  [
    `sections:
  - type: heroo
    heading: A
    lead: B.`,
    ['5:5 sections, item 1.type: did you mean hero? It must be exactly one of: {types}'],
  ],
  [
    `sections:
  - type: banner`,
    ['5:5 sections, item 1.type: must be exactly one of: {types}'],
  ],
  [
    `sections:
  - heading: A
    lead: B.`,
    [
      "5:5 the field 'sections, item 1.type' is missing: add a line type: … (must be exactly one of: {types})",
    ],
  ],
  [
    `sections:
  - hero`,
    ['5:5 sections, item 1: must be a group of fields, each on its own indented line'],
  ],
  [
    `sections:
  -`,
    ['5:4 sections, item 1: is empty: write a value after the hyphen'],
  ],
  [
    `sections: hero`,
    ['4:1 sections: must be a list: write each item on its own line, after a hyphen and a space'],
  ],
  [
    `sections:`,
    [
      '4:1 sections: is empty: write its items on the lines below, each after 2 spaces, a hyphen and a space, or delete the line',
    ],
  ],
  [`sections: []`, ['4:1 sections: is empty: list a section, or delete the line']],
  [
    `sections:
  - type: hero
    heading: A`,
    [
      "5:5 the field 'sections, item 1.lead' is missing: add a line lead: … (A sentence or two below it. Bold, italics and links work.)",
    ],
  ],
  [
    `sections:
  - type: hero
    headng: A
    lead: B.`,
    ["6:5 'headng': did you mean 'heading'?"],
  ],
  [
    `sections:
  - type: hero
    heading: A
    lead: B.
    colour: red`,
    ["8:5 unknown field 'colour': delete it, or use one of type, heading, lead, drawing, button, anchor"],
  ],
  [
    `sections:
  - type: hero
    heading: A
    lead:`,
    ['7:5 sections, item 1.lead: is empty: write a value after the colon'],
  ],
  [
    `sections:
  - type: hero
    heading: A
    lead: 5`,
    ['7:5 sections, item 1.lead: must be text: put it in quotation marks, "5"'],
  ],
  [
    `sections:
  - type: hero
    heading: A
    lead: B.
    drawing: ring`,
    ['8:5 sections, item 1.drawing: did you mean rings? It must be exactly one of: plan, rings'],
  ],
  [
    `sections:
  - type: portfolio
    heading: A
    anchor: My Anchor`,
    ['7:5 sections, item 1.anchor: must be lower-case words joined by hyphens'],
  ],
  [
    `constructor: a
sections:
  - type: portfolio
    heading: A
    toString: b`,
    [
      "4:1 unknown field 'constructor': delete it, or use one of title, description, navigation, aliases, sections, placeholders",
      "8:5 unknown field 'toString': delete it, or use one of type, heading, anchor",
    ],
  ],
  // lists and items
  [
    `sections:
  - type: values
    heading: A
    items:
      - name: X`,
    [
      "8:9 the field 'sections, item 1.items, item 1.text' is missing: add a line text: … (A sentence or two.)",
    ],
  ],
  [
    `sections:
  - type: values
    heading: A
    items:
      - { name: X, text: Y., txt: Z }`,
    ["8:30 'txt': did you mean 'text'?"],
  ],
  [
    `sections:
  - type: values
    heading: A
    items: []`,
    ['7:5 sections, item 1.items: is empty: write an item'],
  ],
  [
    `sections:
  - type: values
    heading: A
    items:`,
    [
      '7:5 sections, item 1.items: is empty: write its items on the lines below, each after 6 spaces, a hyphen and a space',
    ],
  ],
  [
    `sections:
  - type: values
    heading: A
    items: None`,
    [
      '7:5 sections, item 1.items: must be a list: write each item on its own line, after a hyphen and a space',
    ],
  ],
  [
    `sections:
  - type: values
    heading: A
    items:
      name: X
      text: Y.`,
    [
      '7:5 sections, item 1.items: must be a list: write each item on its own line, after a hyphen and a space',
    ],
  ],
  [
    `sections:
  - type: statements
    items:
      - { name: P, text: Y. }
      - { name: Q, text: Y. }
      - { name: R, text: Y. }
      - { name: S, text: Y. }
      - { name: T, text: Y. }`,
    ['6:5 sections, item 1.items: must have at most 4 items'],
  ],
  // the navigation
  [`navigation: { label: X, postion: 9 }`, ["4:25 'postion': did you mean 'position'?"]],
  [
    `navigation: { position: 9 }`,
    [
      "4:1 the field 'navigation.label' is missing: add a line label: … (The words of the link, where the title is too long.)",
    ],
  ],
  [`navigation: first`, ['4:1 navigation: must be a whole number, 1 or more, without quotation marks']],
  [`navigation: 6`, ['4:1 navigation: 6 is also the position of pages/bad-28.md:4: change one of the two']],
  [
    `navigation: { label: X, position: 6 }`,
    ['4:25 navigation: 6 is also the position of pages/bad-27.md:4: change one of the two'],
  ],
  // sections that cannot be there
  [
    `sections:
  - type: contact-form
    heading: A`,
    ['5:5 type: contact-form works only in contact.md: delete the section'],
  ],
  [
    `sections:
  - type: hero
    heading: A
    lead: B.
  - type: hero
    heading: C
    lead: D.`,
    ['8:5 type: the page has one hero on line 5: delete one of the two'],
  ],
  [
    `placeholders: [hero, ttle, reasons]
sections:
  - type: hero
    heading: A
    lead: B.`,
    [
      '4:22 placeholders: there is no ttle on this page: did you mean title?',
      '4:28 placeholders: there is no reasons on this page: the names are title, description, text, hero, a',
    ],
  ],
  // headings and anchors
  [
    `sections:
  - type: portfolio
    heading: Same
  - type: steps
    heading: same
    items:
      - { name: X, text: Y. }`,
    ["8:5 heading: 'same' is also the heading of the section on line 5: change one of the two"],
  ],
  [
    `sections:
  - type: portfolio
    heading: Same
  - type: steps
    heading: Other
    anchor: same
    items:
      - { name: X, text: Y. }`,
    ['9:5 anchor: #same is also the anchor of the section on line 5: write another one, such as same-2'],
  ],
  [
    `sections:
  - type: portfolio
    heading: Same here`,
    ["6:5 heading: 'Same here' is also the heading on line 9: change one of the two"],
    '## Same here\n\nWords.\n',
  ],
  [
    `sections:
  - type: portfolio
    heading: Same, here!`,
    ['6:5 heading: #same-here is also the anchor on line 9: add a line anchor: same-here-2'],
    '## Same here\n\nWords.\n',
  ],
  [
    `sections:
  - type: portfolio
    heading: Menu`,
    ['6:5 heading: #menu is also the anchor of a part of every page: add a line anchor: menu-2'],
  ],
  [
    `sections:
  - type: portfolio
    heading: A
    anchor: main`,
    ['7:5 anchor: #main is also the anchor of a part of every page: write another one, such as main-2'],
  ],
  [
    `sections:
  - type: contact-details`,
    [
      '5:5 type: #contact-details is also the anchor on line 8: change the heading or the anchor of that one, or a name in this section',
    ],
    '## Contact details\n\nWords.\n',
  ],
  [
    `sections:
  - type: story
    heading: A
    opening: B.
    text: |-
      Words.
      
      ## Here
      
      Words.
  - type: portfolio
    heading: Here`,
    ["15:5 heading: 'Here' is also the heading on line 11: change one of the two"],
  ],
  // links
  [
    `sections:
  - type: steps
    heading: A
    items:
      - { name: B, text: We look after what we own, so that it lasts. }`,
    ["8:53 the comma before 'so that it lasts.' ends the text: put quotation marks around all of it"],
  ],
  [
    `sections:
  - type: steps
    heading: A
    items:
      - { name: B, text: C. }
    said by: D`,
    ["9:5 unknown field 'said by': delete it, or use one of type, heading, items, anchor"],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: contact }`,
    ['8:25 sections, item 1.button.href: links to this site start with a slash: write /contact'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: "javascript:alert(1)" }`,
    [
      '8:25 sections, item 1.button.href: links that start with javascript: are not allowed: link to a page of this site (/contact) or an https:// URL',
    ],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: http://a.example }`,
    ['8:25 sections, item 1.button.href: use https instead of http: https://a.example'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: about.md }`,
    ['8:25 sections, item 1.button.href: link to the page, not the file: /about'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: /contct }`,
    ['8:31 there is no page /contct: did you mean /contact?'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: /about#storey }`,
    ['8:31 there is no heading #storey on /about: did you mean #story?'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: "#b" }`,
    ['8:31 there is no heading #b on this page: did you mean #a?'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button: { label: C, href: https://www.family-investment-group.example/about }`,
    [
      '8:25 sections, item 1.button.href: a button leads to a page of this site, such as /contact: link to other sites in a text',
      '8:31 this page is on our own site: write /about',
    ],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: "Ask [us](contact) now."
    button: { label: C, href: /contact }`,
    ['7:16 links to this site start with a slash: write /contact'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: Ask [us](/contct) now.
    button: { label: C, href: /contact }`,
    ['7:15 there is no page /contct: did you mean /contact?'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: >-
      Ask
      and then [ask us](/contct) or
      [us](/about#storey) now.
    button: { label: C, href: /contact }`,
    [
      '9:16 there is no page /contct: did you mean /contact?',
      '10:7 there is no heading #storey on /about: did you mean #story?',
    ],
  ],
  [
    `sections:
  - type: story
    heading: A
    opening: B.
    text: |-
      Words.
      
      - See [it](/abuot).
      - It's <script>x</script>`,
    [
      '11:13 there is no page /abuot: did you mean /about?',
      '12:14 <script> is HTML, which the page leaves out: delete it, scripts are not allowed',
    ],
  ],
  // Markdown in a field
  [
    `sections:
  - type: call-to-action
    heading: A
    text: Ask <b>us</b> now.
    button: { label: C, href: /contact }`,
    ['7:15 <b> is HTML, which the page leaves out: write **text** instead'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: |-
      Ask
      - one
      - two
    button: { label: C, href: /contact }`,
    ['7:5 sections, item 1.text: must be one paragraph, without headings, lists, pictures and empty lines'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: |-
      Ask

      Again.
    button: { label: C, href: /contact }`,
    ['7:5 sections, item 1.text: must be one paragraph, without headings, lists, pictures and empty lines'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: Ask ![Us](../pictures/none.jpg) now.
    button: { label: C, href: /contact }`,
    [
      '7:5 sections, item 1.text: must be one paragraph, without headings, lists, pictures and empty lines',
      '7:15 there is no content/pictures/none.jpg: add the file there, or write the name of one that is there',
    ],
  ],
  [
    `sections:
  - type: story
    heading: A
    opening: B.
    text: |-
      Words.
      
      ![A team](../pictures/none.jpg)`,
    [
      '11:7 there is no content/pictures/none.jpg: add the file there, or write the name of one that is there',
    ],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: Ask [us] (/contact) now.
    button: { label: C, href: /contact }`,
    ['7:15 this link does not work: write [text](/url), without spaces between the brackets or in the URL'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: Ask [us](/contact) to organize.
    button: { label: C, href: /contact }`,
    [
      "7:33 warning: 'organize' is not in the dictionary: did you mean 'organise'? (If it is correct, add it to content/words.txt.)",
    ],
  ],
  [
    `sections:
  - type: story
    heading: A
    opening: B.
    text: |-
      Words.[^1]
      
      [^1]: A note.`,
    [
      '8:5 sections, item 1.text: cannot have footnotes: write the source in brackets, or use the text below the front matter',
    ],
  ],
  [
    `sections:
  - type: story
    heading: A
    opening: B.
    text: |-
      > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > x`,
    ['8:5 sections, item 1.text: quotations, lists or brackets are nested too deeply: use fewer levels'],
  ],
  // variables
  [
    `sections:
  - type: call-to-action
    heading: A
    text: We are in {subrub}.
    button: { label: C, href: /contact }`,
    [
      '7:21 text: {subrub} is not a fact: did you mean {suburb}? The facts are {name}, {suburb}, {state}, {responseTime}, {businesses}, {divisions}, {businessCount}, {divisionCount}',
    ],
  ],
  [
    ``,
    [
      '6:11 the text: {subrub} is not a fact: did you mean {suburb}? The facts are {name}, {suburb}, {state}, {responseTime}, {businesses}, {divisions}, {businessCount}, {divisionCount}',
    ],
    'We are in {subrub}.\n',
  ],
  [
    ``,
    ["6:11 warning: the text: 'Ringwood' is a fact of company.yaml, which can change: write {suburb}"],
    'We are in Ringwood.\n',
  ],
  // indentation
  [
    `sections:
  - type: values
    heading: A
  items:
    - { name: X, text: Y. }`,
    ['7:3 the indentation is wrong: put 4 spaces in front of items:'],
  ],
  [
    `sections:
  - type: values
    heading: A
    items:
  - name: X
    text: Y.`,
    [
      '7:5 sections, item 1.items: is empty: write its items on the lines below, each after 6 spaces, a hyphen and a space',
      "8:5 the field 'sections, item 2.type' is missing: add a line type: … (must be exactly one of: {types})",
    ],
  ],
  [
    `sections:
  - type: values
    heading: A
    items:
      - name: X
        text: Y.
       - name: Z
         text: Y.`,
    [
      '10:8 the indentation is wrong: put 6 spaces in front of - name: Z',
      '11:10 the indentation is wrong: put 8 spaces in front of text: Y.',
    ],
  ],
  [
    `sections:
  - type: hero
  heading: A
  lead: B.`,
    [
      '6:3 the indentation is wrong: put 4 spaces in front of heading: A',
      '7:3 the indentation is wrong: put 4 spaces in front of lead: B.',
    ],
  ],
  [
    `sections:
  - type: hero
      heading: A
    lead: B.`,
    ['6:7 the indentation is wrong: put 4 spaces in front of heading: A'],
  ],
  [
    `sections:
  - type: hero
    heading: A
   lead: B.`,
    ['7:4 the indentation is wrong: put 4 spaces in front of lead: B.'],
  ],
  [
    `sections:
  -type: hero
    heading: A
    lead: B.`,
    ['5:3 put a space after the hyphen: - type: hero'],
  ],
  [
    `sections:
  - type: values
    heading: A
    items:
      -name: X
       text: Y.`,
    [
      '8:7 put a space after the hyphen: - name: X',
      '9:8 the indentation is wrong: put 8 spaces in front of text: Y.',
    ],
  ],
  [
    `sections:
  - type: portfolio
    heading: A
    - type: portfolio
      heading: C`,
    [
      '7:5 the indentation is wrong: put 2 spaces in front of - type: portfolio',
      '8:7 the indentation is wrong: put 4 spaces in front of heading: C',
    ],
  ],
  [
    `sections:
  - type: portfolio
    heading: A
- type: portfolio
  heading: C`,
    [
      '7:1 the indentation is wrong: put 2 spaces in front of - type: portfolio',
      '8:3 the indentation is wrong: put 4 spaces in front of heading: C',
    ],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: >-
    Some words.
    button: { label: C, href: /contact }`,
    ['8:5 the indentation is wrong: put 6 spaces in front of Some words.'],
  ],
  [
    `sections:
  - type: call-to-action
    heading: A
    text: B.
    button:
    label: C
    href: /contact`,
    [
      '8:5 sections, item 1.button: is empty: write its fields on the lines below, each after 6 spaces',
      "9:5 unknown field 'label': delete it, or use one of type, heading, text, button, anchor",
      "10:5 unknown field 'href': delete it, or use one of type, heading, text, button, anchor",
    ],
  ],
];

/** The messages about a content folder by file. */
async function messagesIn(folder: string): Promise<Record<string, string[]>> {
  const names = Object.keys(sectionTypes).join(', ');
  const files = await checkContent(folder, collections);
  return Object.fromEntries(
    files
      .filter(({ messages }) => messages.length > 0)
      .map(({ path, messages }) => [
        path.slice(folder.length + 1),
        messages.map(({ line, column, fatal, reason }) =>
          `${line}:${column} ${fatal ? '' : 'warning: '}${reason}`
            .replaceAll(names, '{types}')
            .replaceAll(`${folder}/`, ''),
        ),
      ]),
  );
}

test('every wrong page gets its messages, and no other page gets one', async () => {
  const folder = await contentCopy();
  const expected: [string, string[]][] = wrongPages.map(([, messages], index) => [
    `pages/bad-${index + 1}.md`,
    messages,
  ]);
  for (const [index, [front, , text = '']] of wrongPages.entries()) {
    const start = `---\ntitle: Bad page ${index + 1}\ndescription: A page.\n`;
    await writeFile(
      join(folder, `pages/bad-${index + 1}.md`),
      `${start}${front && `${front}\n`}---\n${text && `\n${text}`}`,
    );
  }
  expect(await messagesIn(folder)).toEqual(Object.fromEntries(expected));
});

type Change = [file: string, before: string | RegExp, after: string];

/** The messages about the specification's content after changes. */
async function messagesAfter(changes: readonly Change[], edit?: (folder: string) => Promise<void>) {
  const folder = await contentCopy();
  for (const [file, before, after] of changes) {
    const source = await readFile(join(folder, file), 'utf8');
    expect(source).toMatch(before);
    await writeFile(join(folder, file), source.replace(before, after));
  }
  await edit?.(folder);
  return messagesIn(folder);
}

test('pages of the specification cannot be lost or lose what they are for', async () => {
  const found = await messagesAfter(
    [
      ['pages/contact.md', / {2}- type: contact-form\n.*\n/, ''],
      ['pages/news-insights.md', '  - type: news-list\n', ''],
      ['pages/home.md', / {2}- type: hero\n(?: {4}.*\n)+/, ''],
      ['pages/home.md', 'placeholders: [ title, description, hero', 'placeholders: [ title, description'],
    ],
    async (folder) => {
      await rename(join(folder, 'pages/about.md'), join(folder, 'pages/about-us.md'));
      await rm(join(folder, 'pages/not-found.md'));
      await writeFile(
        join(folder, 'pages/feed.md'),
        '---\ntitle: Feed\ndescription: A page.\n---\n\nWords.\n',
      );
      await writeFile(join(folder, 'pages.yaml'), 'pages: []\n');
    },
  );
  expect(found).toEqual({
    'pages.yaml': [
      '1:1 the site does not use this file any more: its entries are now title and description of the files in pages/: copy what you have changed there, and delete this file',
    ],
    'pages/about.md': [
      '1:1 the file is missing, and the page /about needs it: restore it from the history of the repository, or rename it back to about.md',
    ],
    'pages/contact.md': [
      '6:1 the page needs a section of the type contact-form: below sections, add - type: contact-form, with heading: … on the lines below it',
    ],
    'pages/feed.md': ['1:1 the site already uses the URL /feed: rename the file'],
    'pages/home.md': [
      '6:1 the page needs a section of the type hero: below sections, add - type: hero, with heading: … and lead: … on the lines below it',
    ],
    'pages/news-insights.md': [
      '6:1 the page needs a section of the type news-list: below sections, add - type: news-list',
    ],
    'pages/not-found.md': [
      '1:1 the file is missing, and the page that visitors see at a wrong address needs it: restore it from the history of the repository, or rename it back to not-found.md',
    ],
  });
});

test('a second form, and a needed section whose type is misspelt, are one error each', async () => {
  const again = '  - type: contact-form\n    heading: Again\n  - type: link-panels';
  expect(
    await messagesAfter([
      ['pages/contact.md', '  - type: link-panels', again],
      ['pages/news-insights.md', 'type: news-list', 'type: newslist'],
    ]),
  ).toEqual({
    'pages/contact.md': ['13:5 type: the page has one contact-form on line 11: delete one of the two'],
    'pages/news-insights.md': [
      '11:5 sections, item 2.type: did you mean news-list? It must be exactly one of: {types}',
    ],
  });
});

test('a section that has nothing to show has no address', async () => {
  const about = 'pages/about.md';
  const withLatest = (category: string): [string, string, string] => [
    about,
    'sections:\n',
    `sections:\n  - type: latest-articles\n    heading: Latest\n    category: ${category}\n  - type: call-to-action\n    heading: B\n    text: "See [the latest](#latest)."\n    button: { label: C, href: / }\n`,
  ];
  const draft: [string, string, string] = [
    'articles/construction-innovation-building-for-tomorrow.md',
    'date: ',
    'draft: true\ndate: ',
  ];
  expect((await messagesAfter([draft, withLatest('Technology')]))[about] ?? []).toEqual([]);
  expect((await messagesAfter([draft, withLatest('Innovation')]))[about]).toEqual([
    expect.stringMatching(/^12:\d+ there is no heading #latest on this page: /),
  ]);
});
