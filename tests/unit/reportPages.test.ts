import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SiteRecord } from '@/tools/hosting/siteRecord';
import { BeforeAfter } from '@/tools/writers/report-content/before-after/BeforeAfter';
import { compareSites } from '@/tools/writers/report-content/before-after/compareSites';
import { sectionsOf } from '@/tools/writers/report-content/before-after/sections';
import { textChanges } from '@/tools/writers/report-content/before-after/text';
import { temporaryFolder } from './support/folders';

function page(text: string, head = '') {
  return `<!DOCTYPE html><html lang="en"><head><title>A title | Site</title>${head}</head><body>${text}</body></html>`;
}

const site = {
  'index.html': page('<p>Home</p>'),
  'about.html': page('<p>About</p><img src="/drawings/a.svg" alt="">'),
  'news/one.html': page('<p>One</p>'),
  'drawings/a.svg': '<svg/>',
  'feed.xml': '<rss/>',
};

function withRecord(record: Partial<SiteRecord>): Record<string, string> {
  return { '.site.json': JSON.stringify(record) };
}

/** Compares two sites where no browser is installed. */
async function compare(before: Record<string, string>, after: Record<string, string>) {
  const folders = [await temporaryFolder(before), await temporaryFolder(after)] as const;
  return compareSites(...folders, async () => undefined);
}

describe('the pages of two sites', () => {
  test('are all the same if only feeds and other files differ', async () => {
    const found = await compare(site, { ...site, 'feed.xml': '<rss>new</rss>' });
    expect(found).toEqual({
      ...{ changed: [], added: [], gone: [], sections: [] },
      ...{ notPictured: 0, isWithoutBrowser: false },
    });
  });

  test('are all the same if only data in their code differs', async () => {
    const data = (text: string) => page(`<p>Home</p><script type="application/ld+json">${text}</script>`);
    const found = await compare({ 'index.html': data('1') }, { 'index.html': data('2') });
    expect(found).toMatchObject({ changed: [], notPictured: 0 });
  });

  test('are new, changed or gone', async () => {
    const { 'news/one.html': one, ...others } = site;
    const after = { ...others, 'index.html': page('<p>Hello</p>'), 'news/two.html': one };
    const found = await compare(site, after);
    expect(found.changed).toEqual(['/']);
    expect(found.sections).toMatchObject([
      { paths: ['/'], text: [{ before: 'Home', after: 'Hello' }] },
      { paths: ['/news/two'], text: [] },
    ]);
    expect(found.added).toEqual(['/news/two']);
    expect(found.gone).toEqual([{ path: '/news/one', isListedAsGone: false }]);
    expect(found.isWithoutBrowser).toBe(true);
  });

  test.each([
    ['a file that it shows is another', { ...site, 'drawings/a.svg': '<svg id="new"/>' }],
    ['a file that it shows is gone', { ...site, 'drawings/a.svg': undefined }],
    ['its markup differs', { ...site, 'about.html': site['about.html'].replace('<p>', '<p class="a">') }],
    [
      'its styles differ',
      { ...site, 'about.html': site['about.html'].replace('</head>', '<style></style></head>') },
    ],
  ])('may look different if %s', async (_, after) => {
    const files = Object.entries(after).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const found = await compare(site, Object.fromEntries(files));
    expect(found.notPictured).toBeGreaterThan(0);
    expect(found.changed).toEqual([]);
  });

  test('need no pictures if only their titles differ', async () => {
    const index = site['index.html'].replace('A title', 'Another');
    expect(await compare(site, { ...site, 'index.html': index })).toMatchObject({
      ...{ changed: ['/'], notPictured: 0, isWithoutBrowser: false },
    });
  });

  test('do not include redirects, which are listed apart', async () => {
    const { 'news/one.html': one, ...others } = site;
    const before = {
      ...site,
      'old.html': page('Moved'),
      ...withRecord({ redirects: [{ from: '/old', to: '/about' }] }),
    };
    const after = { ...others, 'news/two.html': one, 'news/one.html': page('Moved') };
    const found = await compare(before, {
      ...after,
      ...withRecord({ redirects: [{ from: '/news/one', to: '/news/two' }] }),
    });
    expect(found.added).toEqual(['/news/two']);
    expect(found.gone).toMatchObject([{ path: '/news/one', redirectsTo: '/news/two' }]);
  });

  test('are withdrawn if the record of the site says so', async () => {
    const { 'news/one.html': _, ...others } = site;
    const found = await compare(site, { ...others, ...withRecord({ gone: ['/news/one'] }) });
    expect(found.gone).toMatchObject([{ path: '/news/one', isListedAsGone: true }]);
  });

  test('are not compared with a folder without a site', async () => {
    const folder = await temporaryFolder({ 'readme.txt': '' });
    await expect(compareSites(folder, await temporaryFolder(site))).rejects.toThrow(
      `There is no site in ${folder}: write the folder of an earlier build after --before.`,
    );
  });
});

describe('the section of the report', () => {
  const render = (changes: Awaited<ReturnType<typeof compare>>) =>
    renderToStaticMarkup(createElement(BeforeAfter, { changes }));

  test('says why there are no pictures, and still lists sections and text', async () => {
    const after = { ...site, 'index.html': page('<p>Hello &amp; welcome</p>'), 'new.html': page('New') };
    const html = render(await compare(site, { ...after, 'drawings/a.svg': '<svg id="new"/>' }));
    expect(html).toContain('1 changed, 1 new, 3 sections without pictures');
    expect(html).toContain('because no browser was found. Install Chromium or Chrome');
    expect(html).toContain('<a href="#change-1">/: Without a heading (changed)</a>');
    expect(html).toContain('<td>Home</td><td>Hello &amp; welcome</td>');
    expect(html).not.toContain('<img');
  });

  test('says that no page changes only if none can have changed', async () => {
    expect(render(await compare(site, site))).toContain('No page changes.');
    const html = render(await compare(site, { ...site, 'drawings/a.svg': '<svg id="new"/>' }));
    expect(html).not.toContain('No page changes');
  });

  test('says that pictures are missing because of the limit', async () => {
    const found = await compare(site, { ...site, 'index.html': page('<p>Hello</p>') });
    const html = render({ ...found, isWithoutBrowser: false });
    expect(html).toContain('because the report has a limited number of pictures.');
  });
});

describe('the sections of a page', () => {
  const namesOf = (body: string) => sectionsOf(page(body)).map(({ name }) => name);

  test('are landmarks, and each heading of a longer text with what follows it', () => {
    const text = '<p>First.</p><h2>One</h2><p>1</p><p>1</p><h2>Two</h2><p>2</p>';
    const body = `<header>Menu</header><main><div><h1>Title</h1></div><article><div>${text}</div></article><section><h2>Related</h2></section></main><footer><h2>Us</h2><h2>You</h2></footer><script></script>`;
    expect(namesOf(body)).toEqual([
      ...['Title and description', 'Header', 'Title', 'Without a heading', 'One', 'Two', 'Related', 'Footer'],
    ]);
    const two = sectionsOf(page(body)).find(({ name }) => name === 'Two');
    const article = 'body > :nth-child(2) > :nth-child(2) > :nth-child(1)';
    expect(two).toMatchObject({
      markup: '<h2>Two</h2>\n<p>2</p>',
      lines: ['Two', '2'],
      selector: `${article} > :nth-child(5),${article} > :nth-child(6)`,
    });
  });

  test('that differ are shown once if several pages share them', async () => {
    const pages = (tagline: string, about = 'About') => ({
      'index.html': page(
        `<main><p>Home</p></main><footer>${tagline}<a aria-current="page">Home</a></footer>`,
      ),
      'about.html': page(`<main><p>${about}</p></main><footer>${tagline}<a>Home</a></footer>`),
    });
    const { changed, sections } = await compare(pages('Old'), pages('New', 'About us'));
    expect(changed.sort()).toEqual(['/', '/about']);
    expect(sections.map(({ name, paths }) => [name, paths])).toEqual([
      ['Without a heading', ['/about']],
      ['Footer', ['/about', '/']],
    ]);
  });

  test('are pairs by their names, else by their order', async () => {
    const siteWith = (names: string) => {
      const sections = [...names].map((name) => `<section><h2>${name}</h2></section>`);
      return { 'index.html': page(`<main>${sections.join('')}</main>`) };
    };
    const { sections } = await compare(siteWith('abcx'), siteWith('Nabcd'));
    const names = sections.map(({ before, after }) => `${before?.name ?? '-'}${after?.name}`);
    expect(names.join(' ')).toBe('-N xd');
  });
});

describe('changes of the text', () => {
  const linesOf = (html: string) => sectionsOf(html).flatMap(({ lines }) => lines);
  const changesOfText = (before: string, after: string) => textChanges(linesOf(before), linesOf(after));

  test('are the lines that differ, not those around them', () => {
    const before = page('<h1>One</h1><p>A <b>bold</b>\n word.</p><ul><li>x</li><li>y</li></ul>');
    const after = page('<h1>One</h1><p>A <b>brave</b> word.</p><ul><li>x</li><li>z</li><li>new</li></ul>');
    expect(changesOfText(before, after)).toEqual([
      { before: 'A bold word.', after: 'A brave word.' },
      { before: 'y', after: 'z' },
      { before: undefined, after: 'new' },
    ]);
    expect(changesOfText(after, before).at(-1)).toEqual({ before: 'new', after: undefined });
  });

  test('include what cannot be seen: title, description, link, alternative text and photograph', () => {
    const described = (text: string) => `<meta name="description" content="${text}">`;
    const before = page(
      '<a href="/a">Read</a><img alt="A desk" src="https://a.example/1">',
      described('Old'),
    );
    const after = page(
      '<a href="/b">Read</a><img alt="A chair" src="https://a.example/2">',
      described('New'),
    );
    expect(changesOfText(before, after.replace('A title', 'Another'))).toEqual([
      { before: 'A title | Site', after: 'Another | Site' },
      { before: 'Old', after: 'New' },
      { before: 'Link: /a', after: 'Link: /b' },
      { before: 'Alternative text: A desk', after: 'Alternative text: A chair' },
      { before: 'Photograph: https://a.example/1', after: 'Photograph: https://a.example/2' },
    ]);
  });

  test('leave out scripts, styles and drawings', () => {
    const code = (text: string) =>
      page(`<script>${text}</script><style>${text}</style><svg><text>${text}</text></svg>`);
    expect(changesOfText(code('a'), code('b'))).toEqual([]);
  });
});
