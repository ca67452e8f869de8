import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainPicture } from '../unit/support/pictures';
import { projectFolder } from '../unit/support/specification';
import { edit, managed, page, patient, report, site } from './reportProject';

const plain = 'cctv-and-ai-the-next-generation-of-security-solutions';
const scheduled = 'construction-innovation-building-for-tomorrow';
const invalid = 'what-to-ask-before-you-change-payroll-provider';
const authored = 'where-the-group-stands-two-businesses-three-plans';
const careers = 'content/pages/careers.md';
const letters = 'content/pages/letters.md';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const files = {
  ...site,
  'out/.site.json': '{}',
  'out/drawings/article-technology.svg': drawing,
  [`out/share/news-insights/${plain}.png`]: 'a picture',
  'content/files/plain.pdf':
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  'content/pages/careers.md': `---
title: Careers
description: Who we look for in {suburb}.
sections:
  - { type: steps, heading: Seven steps in 2026, items: [{ name: First, text: Write to us in order to start. }] }
---

We ${'look and '.repeat(18)}wait.

We organize it. [Our letter](../files/plain.pdf)

![Two people at a desk](../pictures/broken.jpg)
`,
  [letters]: `---
title: Letters
description: What we write to our clients.
sections:
  - { type: documents, heading: Letters, items: [{ label: Our letter, file: plain.pdf }] }
---
`,
  'content/articles/too-deep.md': `---
id: 99
title: Too deep
excerpt: A text that cannot be parsed.
category: Technology
date: 2025-07-14
readTime: 1 min read
image: https://images.unsplash.com/photo-1497366216548-37526070297c
imageAlt: Two cameras
---

${'> '.repeat(50)}Words.
`,
  'content/people/jane-doe.md': '---\nname: Jane Doe\npicture: jane-doe.jpg\n---\n',
  'content/people/kim-ng.md': '---\nname: Kim Ng\n---\n',
  'content/people/sam-lee.md': '---\nname: Sam Lee\npicture: sam-lee.jpg\n---\n',
  'content/pictures/broken.jpg': 'Words.',
  'content/pictures/sam-lee.jpg': 'Words.',
};

/** Markdown at the end of an article. */
const added = `
## Start

[Up](#start) and [about us](/about).

![A desk](https://images.unsplash.com/photo-1497366216548-37526070297c)
`;

const ownPicture = '![A desk](../pictures/desk.jpg "The desk.")';

let stdout = '';
let stderr = '';
let html = '';

/** A report about articles in every state, a page and the legal texts. */
beforeAll(async () => {
  const folder = await projectFolder(files);
  const picture = (name: string, width: number, height: number) =>
    plainPicture(width, height)
      .jpeg()
      .toFile(join(folder, 'content/pictures', name));
  await picture('desk.jpg', 1600, 1000);
  await picture('jane-doe.jpg', 200, 200);
  const ownImage = 'image: desk.jpg\nimageCredit: "Photo: Sam Lee"\nauthor: kim-ng\ndraft: true';
  await edit(
    folder,
    managed,
    (text) =>
      `${text.replace(/^image: .*$/m, ownImage)}\n[Our letter](../files/plain.pdf)\n\n${ownPicture}\n`,
  );
  await edit(folder, patient, (text) => text.replace(/^image: .*$/m, 'author: sam-lee\nimage: broken.jpg'));
  await edit(folder, authored, (text) => text.replace(/^image: /m, 'author: jane-doe\nimage: '));
  await edit(folder, invalid, (text) => text.replace('category: Industry Insights', 'category:'));
  await edit(folder, scheduled, (text) => text.replace(/^date: .*$/m, 'date: 2099-08-20'));
  for (const [file, before, after] of [
    ['company.yaml', 'abn:', 'disclaimer: General information about {name}.\nabn:'],
    ['categories.yaml', 'colours: accent', 'colours: accent\n    disclaimer: true'],
  ] as const) {
    const path = join(folder, 'content', file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(before, after));
  }
  await edit(folder, plain, (text) => text + added);
  await edit(folder, scheduled, (text) => text.replace(/^title: .*$/m, 'title: "<script>x</script> & co"'));
  await edit(folder, scheduled, (text) => `${text}\nA new end.\n`);
  ({ stdout, stderr } = await report(folder));
  html = await page(folder);
});

/** What the report has about a document. */
function sectionOf(id: string): string {
  return html.split('<section id="').find((section) => section.startsWith(`${id}"`)) ?? '';
}

describe('the report', () => {
  test('shows an article with card, open view, Open Graph image, search result and diagnostics', () => {
    const section = sectionOf(plain);
    expect(section.match(/<article class="(?!open-view)/g)).toHaveLength(1);
    for (const words of [
      'about us</a>.</p>',
      'class="search-result"',
      'The check found no errors or warnings. It cannot judge what follows.',
      `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`,
    ])
      expect(section).toContain(words);
    expect(html).toContain('The pages were not compared, because there is no earlier site');
  });

  test('counts the messages about a file that several documents share once', () => {
    expect(stderr).toBe('');
    expect(stdout).toMatch(/20 of 20 articles and pages, with \d+ errors and 5 warnings, and/);
    for (const id of [careers, letters, managed]) {
      expect(sectionOf(id).match(/the PDF (?:has no|does not)/g)).toHaveLength(3);
      expect(sectionOf(id)).toContain('1 file to download: is each the right version');
    }
  });

  test('lists what only a person can judge about each document, also if the check found errors', () => {
    const articles = [plain, managed, patient, authored, invalid, scheduled];
    for (const id of [...articles, careers, 'content/legal/privacy-policy.md'])
      expect(sectionOf(id)).toContain('would we put our name to it?');
    const withQuestion = (words: string) => articles.filter((id) => sectionOf(id).includes(words));
    expect(withQuestion('Does the photograph fit the article')).toEqual(articles);
    expect(withQuestion('is every row complete')).toEqual([managed, patient]);
    expect(withQuestion('Do the people in it agree')).toEqual([managed, patient]);
  });

  test('has notes about long sentences and jargon in texts and fields, and only where there are some', () => {
    expect(sectionOf(careers)).toContain('A sentence of 38 words: “We look and look and look and look …”');
    expect(sectionOf(careers)).toContain('“in order to”: the plain word is “to”');
    expect(sectionOf('content/pages/not-found.md')).not.toContain('Plain language');
  });

  test('shows the disclaimer of a category below its articles', () => {
    const note = '<p role="note" data-disclaimer="">General information about Family Investment Group.</p>';
    expect([patient, plain].map((id) => sectionOf(id).includes(note))).toEqual([true, false]);
  });

  test('makes no requests', () => {
    const requested = [
      ...html.matchAll(/\s(?:src|srcset|poster|data|action)="([^"]*)"/g),
      ...html.matchAll(/url\(["']?([^"')]*)/g),
      ...html.matchAll(/<use href="([^"]*)"/g),
    ].map(([, url = '']) => url);
    expect(requested.length).toBeGreaterThan(12);
    expect(requested.filter((url) => !/^(?:data:|#)/.test(url))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|link|iframe|object|source)\b|@import/);
    expect(html).toContain("default-src 'none'");
  });

  test('has the fonts of the site', () => {
    const font = Buffer.from('a font').toString('base64');
    expect(html).toContain(`src:url(data:font/woff2;base64,${font})`);
  });

  test('shows a draft with our own pictures and their captions, and marks it as unpublished', () => {
    const own = sectionOf(managed);
    expect(own).toContain('a draft: not on the site yet');
    expect(own.match(/<img [^>]*src="data:image\/jpeg;base64,[^"]{500,}"/g)).toHaveLength(3);
    expect(own).toMatch(/<figcaption[^>]*>Photo: Sam Lee<\/figcaption>/);
    expect(own).toMatch(/<figcaption[^>]*>The desk\.<\/figcaption>/);
  });

  test('shows the picture of an author, and leaves out broken pictures, with the messages about them', () => {
    expect(sectionOf(authored)).toMatch(/<img [^>]*src="data:image\/jpeg;base64,[^"]{100,}"/);
    const broken = sectionOf(patient);
    expect(broken).toMatch(/broken\.jpg[^<]* is not a picture/);
    expect(broken).toMatch(/sam-lee\.jpg[^<]* is not a picture/);
    expect(broken).not.toContain('data:image/jpeg');
  });

  test('says why a page has no Open Graph image: its author has only a draft, or the site is older', () => {
    expect(sectionOf('content/people/kim-ng.md')).toContain('Only published pages have one.');
    expect(sectionOf('content/people/sam-lee.md')).toContain('The site in out/ is older than this text.');
  });

  test('has the messages about a page and its files, and what to judge in them', () => {
    for (const words of [
      '<h2>Careers</h2>',
      'Who we look for in Ringwood.',
      '1 number: is each correct, and does it have a source? (2026)',
      'organise',
      'is not a picture',
      'Do the title and the description promise what the text says?',
      '1 picture in the text: does each fit, and does its alternative text say what can be seen? (“Two people at a desk”) Do the people in our own agree',
    ])
      expect(sectionOf(careers)).toContain(words);
  });

  test('shows the drawing of the category for pictures in the text, with their alternative text', () => {
    const data = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
    expect(sectionOf(plain)).toContain(`<img src="${data}" alt="A desk">`);
    // The others are on the card and above the text, each without a photograph.
    expect(sectionOf(plain).split(`src="${data}"`)).toHaveLength(1 + 3);
  });

  test('prefixes the anchors of each article and makes the URLs of the site absolute', () => {
    expect(html).toContain(`id="${plain}-start"`);
    expect(html).toContain(`href="#${plain}-start"`);
    expect(html).toContain('href="https://www.family-investment-group.example/about"');
    const url = 'class="search-url">https://www.family-investment-group.example';
    expect(sectionOf('content/pages/home.md')).toContain(`${url}</p>`);
    expect(sectionOf(plain)).toContain(`${url} › news-insights › ${plain}</p>`);
    // It has no URL.
    expect(sectionOf('content/pages/not-found.md')).not.toContain('search-url');
    const ids = html.match(/ id="[^"]*"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('shows the errors of an article with invalid fields, and no card', () => {
    const section = sectionOf(invalid);
    expect(section).toMatch(new RegExp(`data-severity="error">[^<]*${invalid}\\.md:\\d+:\\d+ [^<]*category`));
    expect(section).toContain('cannot be shown until');
    expect(section).not.toContain('<article');
  });

  test('shows the error of an article whose text cannot be parsed, and no card', () => {
    const section = sectionOf('too-deep');
    expect(section).toContain('nested too deeply');
    expect(section).toContain('cannot be shown until');
    expect(section).not.toContain('<article');
  });

  test('shows a scheduled article with its day, escaped, and with its latest text', () => {
    const section = sectionOf(scheduled);
    expect(section).toContain(', will be published on 20 August 2099');
    expect(section).toContain('&lt;script&gt;x&lt;/script&gt; &amp; co');
    expect(section).toMatch(/<article class="(?!open-view)/);
    expect(section).toContain('<p>A new end.</p>');
  });
});

test('without an exported site there is no report, and the error says how to build it', async () => {
  const { code, stderr } = await report(await projectFolder());
  expect(code).toBe(2);
  expect(stderr).toMatch(/^No report was written\. There is no site in out\/ yet\. Run "npm run build"/);
});
