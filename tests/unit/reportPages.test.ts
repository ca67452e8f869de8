import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SiteRecord } from '@/tools/hosting/siteRecord';
import { BeforeAfter } from '@/tools/writers/report-content/before-after/BeforeAfter';
import { compareSites, pictureBudget } from '@/tools/writers/report-content/before-after/compareSites';
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

const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

describe('the pages of two sites', () => {
  test('are all the same if only feeds and other files differ', async () => {
    const found = await compare(site, { ...site, 'feed.xml': '<rss>new</rss>' });
    expect(found).toEqual({
      ...{ changed: [], added: [], gone: [], codeOnly: [], notPictured: [] },
      isWithoutBrowser: false,
    });
  });

  test('are new, changed or gone, each with its title', async () => {
    const { 'news/one.html': one, ...others } = site;
    const after = { ...others, 'index.html': page('<p>Hello</p>'), 'news/two.html': one };
    const found = await compare(site, after);
    expect(found.changed).toMatchObject([
      { path: '/', title: 'A title', text: [{ before: 'Home', after: 'Hello' }] },
    ]);
    expect(pathsOf(found.added)).toEqual(['/news/two']);
    expect(found.gone).toEqual([{ path: '/news/one', title: 'A title', isListedAsGone: false }]);
    expect(found.isWithoutBrowser).toBe(true);
  });

  test.each([
    ['a file that it shows is another', { ...site, 'drawings/a.svg': '<svg id="new"/>' }],
    ['a file that it shows is gone', { ...site, 'drawings/a.svg': undefined }],
    ['its code differs', { ...site, 'about.html': site['about.html'].replace('<p>', '<p class="a">') }],
  ])('may look different if %s', async (_, after) => {
    const files = Object.entries(after).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const found = await compare(site, Object.fromEntries(files));
    expect(pathsOf(found.notPictured)).toEqual(['/about']);
    expect(found.changed).toEqual([]);
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
    expect(pathsOf(found.added)).toEqual(['/news/two']);
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

  test('says why there are no pictures, and still lists pages and text', async () => {
    const after = { ...site, 'index.html': page('<p>Hello &amp; welcome</p>'), 'new.html': page('New') };
    const html = render(await compare(site, { ...after, 'drawings/a.svg': '<svg id="new"/>' }));
    expect(html).toContain('1 changed, 1 new, 1 may look different');
    expect(html).toContain('because no browser was found. Install Chromium or Chrome');
    expect(html).toContain('<td>Home</td><td>Hello &amp; welcome</td>');
    expect(html).toContain('no pictures were taken, because there is no browser: /about');
    expect(html).not.toContain('<img');
  });

  test('says that no page changes only if none can have changed', async () => {
    expect(render(await compare(site, site))).toContain('No page changes.');
    const html = render(await compare(site, { ...site, 'drawings/a.svg': '<svg id="new"/>' }));
    expect(html).not.toContain('No page changes');
  });

  test('names pages whose pictures are left out', async () => {
    const found = await compare(site, { ...site, 'index.html': page('<p>Hello</p>') });
    const changed = found.changed.map((changedPage) => ({ ...changedPage, isOmitted: true }));
    const html = render({ ...found, changed, isWithoutBrowser: false });
    expect(html).toContain('Its pictures are left out, because the report would become too large');
  });
});

test('pictures of more than 16 MB are left out, page by page', () => {
  const withinBudget = pictureBudget();
  const view = (bytes: number) => [{ width: 390, before: '', after: 'x'.repeat(bytes) }] as const;
  expect(withinBudget(view(9_000_000))).toMatchObject({ isOmitted: false, isPictured: true });
  expect(withinBudget(view(8_000_000))).toEqual({ views: [], isOmitted: true, isPictured: true });
  expect(withinBudget(view(7_000_000)).views).toHaveLength(1);
  expect(withinBudget(undefined)).toEqual({ views: [], isOmitted: false, isPictured: false });
});

describe('changes of the text', () => {
  test('are the lines that differ, not those around them', () => {
    const before = page('<h1>One</h1><p>A <b>bold</b>\n word.</p><ul><li>x</li><li>y</li></ul>');
    const after = page('<h1>One</h1><p>A <b>brave</b> word.</p><ul><li>x</li><li>z</li><li>new</li></ul>');
    expect(textChanges(before, after)).toEqual([
      { before: 'A bold word.', after: 'A brave word.' },
      { before: 'y', after: 'z' },
      { before: undefined, after: 'new' },
    ]);
    expect(textChanges(after, before).at(-1)).toEqual({ before: 'new', after: undefined });
  });

  test('include what cannot be seen: title, description, link and alternative text', () => {
    const described = (text: string) => `<meta name="description" content="${text}">`;
    const before = page('<a href="/a">Read</a><img alt="A desk">', described('Old'));
    const after = page('<a href="/b">Read</a><img alt="A chair">', described('New'));
    expect(textChanges(before, after.replace('A title', 'Another'))).toEqual([
      { before: 'Title: A title | Site', after: 'Title: Another | Site' },
      { before: 'Description: Old', after: 'Description: New' },
      { before: 'Link: /a', after: 'Link: /b' },
      { before: 'Alternative text: A desk', after: 'Alternative text: A chair' },
    ]);
  });

  test('leave out scripts, styles and drawings', () => {
    const code = (text: string) =>
      page(`<script>${text}</script><style>${text}</style><svg><text>${text}</text></svg>`);
    expect(textChanges(code('a'), code('b'))).toEqual([]);
  });
});
