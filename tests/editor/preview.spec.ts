import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { isElement, walk } from '../../tools/build/post-process/dom';
import { serve } from '../../tools/hosting/localServer';
import { exportedPages } from '../site/exportedPages';
import { sites } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';
import { describePage, differences, loadPictures } from './describePage';
import { expectSaved, save, textOn, titleOn } from './form';
import { withAllMarkup } from './markup';
import { barOn, clickOn, expect, openForm, previewOn, test } from './previewTest';
import { chooseFile, pdf, photograph, readRepositoryFile, upload, urlOf } from './repository';
import { buttonOn } from './textField';

const { content, out } = sites.full;

test.describe.configure({ timeout: 120_000 });

const articlePath = '/news-insights/everything-a-text-can-have';
const picturesPath = '/news-insights/our-own-pictures';
const article = documentOf(articlePath);

/** The document of a page. */
function documentOf(path: string): string {
  const name = path === '/' ? '/home' : path;
  const folders = [
    ['/news-insights/', 'articles/'],
    ['/people/', 'people/'],
    ['/', existsSync(join(content, 'legal', `${name}.md`)) ? 'legal/' : 'pages/'],
  ] as const;
  const [start, folder] = folders.find(([prefix]) => name.startsWith(prefix)) as [string, string];
  return `content/${folder}${name.slice(start.length)}.md`;
}

/** It takes the most time, and shorter pages have its markup. */
const longest = '/fullest-sections';

/** The paths of the pages that together have all the markup that a preview can show, in an order that opens none twice. */
function pathsToCompare(): string[] {
  const pages = exportedPages(out, 'https://site.example')
    .filter(({ isRedirect, path }) => !isRedirect && path !== longest)
    .filter(({ path }) => existsSync(documentOf(path).replace('content', content)))
    .map((page) => {
      const main = page.elements.filter(({ tagName }) => tagName === 'main');
      return { ...page, elements: main.flatMap(walk).filter(isElement) };
    });
  const paths = withAllMarkup(pages).map(({ path }) => path);
  return [...new Set([articlePath, ...paths.filter((path) => path !== picturesPath), picturesPath])];
}

type Device = NonNullable<Parameters<Browser['newPage']>[0]>;

/** Compares previews with the built pages on a device. */
async function comparePages(page: Page, browser: Browser, paths: readonly string[], device: Device = {}) {
  const site = await serve(out);
  const built = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    ...device,
    baseURL: site.url,
  });
  for (const path of paths) {
    await built.goto(path);
    await loadPictures(built.locator('body'));
    const expected = await describePage(built.locator('body'));
    await page.goto(urlOf(documentOf(path)));
    const shown = previewOn(page).locator('body');
    // The frame is replaced while the form opens.
    await expect(async () => {
      await loadPictures(shown);
      expect(differences(expected, await describePage(shown)), path).toEqual([]);
      expect(await shown.evaluate(() => scrollY), `${path} is shown from its top`).toBe(0);
    }).toPass({ timeout: 15_000 });
  }
  await built.close();
  site.close();
}

test('previews have the words and styles of the built pages, also on a phone and in dark colours, and show our own pictures', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await openForm(page, article, { hasLongLists: true });
  await test.step('on a wide screen', () => comparePages(page, browser, pathsToCompare()));

  const shown = previewOn(page).locator('article img[src^="blob:"]');
  await expect.poll(() => shown.count()).toBeGreaterThan(1);
  const widths = () =>
    shown.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);

  await test.step('on a phone and in dark colours', async () => {
    for (const name of ['Phone', 'Dark']) await barOn(page).getByRole('button', { name }).click();
    const device = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;
    await comparePages(page, browser, [articlePath, '/every-section', '/'], device);
  });
});

test('the card, the search result and the shared link have the words of the site; the preview follows typing and the caret, also in another width, and in a new article from its first word', async ({
  page,
}) => {
  const person = 'content/people/john-citizen.md';
  const withWrongLink = readFileSync(person.replace('content', content), 'utf8').replace(
    /^role: .*$/m,
    '$&\nlinks: [a.example/john]',
  );
  const preview = await openForm(page, article, { changed: { [person]: withWrongLink } });
  const html = readFileSync(`${out}${articlePath}.html`, 'utf8');
  await barOn(page).getByRole('button', { name: 'Card' }).click();
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Everything a text can have');
  await expect(preview.getByRole('button', { name: 'Read More' })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCount(0);

  await barOn(page).getByRole('button', { name: 'Search result and shared link' }).click();
  const body = preview.locator('body');
  for (const pattern of [/<title>(.*?)<\/title>/, /<link rel="canonical" href="(.*?)"/]) {
    const [, words = ''] = pattern.exec(html) ?? [];
    await expect(body).toContainText(words.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  }

  await page.goto(urlOf(person));
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('John Citizen');
  await expect(barOn(page).getByRole('status')).toContainText('This is how pages list the person.');

  await page.goto(urlOf(article));
  await barOn(page).getByRole('button', { name: 'Page' }).click();
  const title = titleOn(page);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Everything a text can have');
  const end = preview.getByText('A desk in an hour').last();
  await expect(end).not.toBeInViewport();
  await textOn(page).press('Control+End');
  await expect(end).toBeInViewport();
  await barOn(page).getByRole('button', { name: 'Phone' }).click();
  await expect(end).toBeInViewport();

  await page.goto('/#/collections/articles/new');
  await title.fill('The first words');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The first words');
});

test('a picture and a download of a new article are shown at once, a small picture is an error, and one that replaces another is shown after the save', async ({
  page,
}) => {
  const preview = await openForm(page, 'content/articles/our-own-pictures.md');
  const top = preview.locator('img[src^="blob:"]').first();
  const conflict = page.getByRole('alertdialog', { name: 'File Name Conflict Resolution' });
  const replaceBy = async (name: string, buffer: Buffer, beforeInsert?: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Replace Image' }).click();
    await upload(page, name, buffer, beforeInsert);
  };
  const other = await photograph();
  await replaceBy('two-engineers.jpg', other, () =>
    conflict.getByRole('button', { name: 'Replace' }).last().click(),
  );
  await expect.poll(() => bytesOf(top)).toBe(other.length);
  await save(page);
  await expectSaved(page);
  await expect.poll(() => bytesOf(top)).toBe(other.length);

  await page.goto('/#/collections/articles/new');
  await titleOn(page).fill('A team');
  await page.getByRole('button', { name: 'Browse' }).click();
  await chooseFile(page, 'team-day.jpg');
  await expect.poll(() => bytesOf(top)).toBeGreaterThan(0);
  const transparent = await sharp(other).ensureAlpha(0).png().toBuffer();
  await replaceBy('transparent.png', transparent);
  await expect.poll(() => bytesOf(top)).toBe(transparent.length);
  const { channels } = await sharp(await top.screenshot()).stats();
  const darkest = Math.min(...channels.map(({ mean }) => mean));
  expect(darkest, 'white covers the drawing').toBeGreaterThan(250);
  await replaceBy('small.jpg', await sharp(other).resize(600).toBuffer());
  await expect(page.locator('.check-summary')).toContainText('600 x 375 pixels, too few');

  await buttonOn(page, 'Download').click();
  await upload(page, 'Letter.PDF', pdf);
  await page.getByRole('dialog', { name: 'Download' }).getByLabel('Words of the link').fill('The letter');
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('link', { name: 'The letter (PDF, 1 KB)' })).toBeVisible();
});

test.describe('without the pictures of a dialog that closes', () => {
  test.use({ expectedErrors: [[...blockedByPolicy, /ERR_FILE_NOT_FOUND/], { scope: 'test' }] });
  test('the preview shows a section that is unfolded, and a file is uploaded for a section, and saved with the page', async ({
    page,
  }) => {
    const path = 'content/pages/every-section.md';
    const preview = await openForm(page, path);
    const folded = page
      .locator('[data-key-path="sections"]')
      .getByRole('button', { name: 'Expand', exact: true });
    await folded.last().click();
    await expect(preview.getByRole('main').getByRole('region').last()).toBeInViewport();
    await folded.first().click();
    await expect(preview.getByRole('heading', { level: 1 })).toBeInViewport();

    await clickOn(page, preview.getByText('Annual letter').first(), 20);
    const item = page
      .locator('[data-field-type="list"] .item')
      .filter({ has: page.locator(':focus') })
      .last();
    await item.getByRole('button', { name: 'Choose a file' }).click();
    await upload(page, 'New Letter.PDF', pdf);
    await expect(item.getByRole('textbox').last()).toHaveValue('new-letter.pdf');
    await expect(preview.getByRole('link', { name: 'Annual letter (PDF, 1 KB)' })).toBeVisible();
    await expect(page.locator('.check-summary')).toHaveAttribute('data-has-errors', 'false');
    await save(page);
    await expectSaved(page);
    await expect.poll(() => readRepositoryFile(page, path)).toContain('file: new-letter.pdf');
    expect(await readRepositoryFile(page, 'content/files/new-letter.pdf')).toBe(String(pdf));
    await expect(preview.getByRole('link', { name: 'Annual letter (PDF, 1 KB)' })).toBeVisible();
  });
});

/** The length of a picture's file in bytes; 0 if it is not shown. */
async function bytesOf(picture: Locator): Promise<number> {
  const url = await picture.getAttribute('src');
  return picture
    .page()
    .evaluate(async (from) => (from ? (await (await fetch(from)).arrayBuffer()).byteLength : 0), url);
}

test('the preview names what it cannot show yet: a section that is not complete; and shows the drawing of a new category', async ({
  page,
}) => {
  const path = 'content/pages/a-page.md';
  const text =
    '---\ntitle: A page\ndescription: About it.\nsections:\n  - type: quotation\n    quotation: ""\n  - type: statements\n    heading: Two\n    items: []\n  - type: text\n  - type: questions\n    heading: Three\n    items:\n      - question: Who?\n        answer: We do.\n      - question: When?\n---\n\nThe words of the page.\n';
  const withoutDrawing = 'content/articles/an-article-without-text.md';
  const categories = 'content/categories.yaml';
  const added =
    '  - name: Advice\n    slug: advice\n    description: What owners ask.\n    icon: rings\n    drawing: Growth rings\n    colours: surface\n';
  const source = (file: string) => readFileSync(file.replace('content', content), 'utf8');
  const changed = {
    [path]: text,
    [categories]: source(categories) + added,
    [withoutDrawing]: source(withoutDrawing).replace(/^category: .*$/m, 'category: Advice'),
  };
  const preview = await openForm(page, path, { changed });
  await expect(preview.getByText('The words of the page.')).toBeVisible();
  await expect(barOn(page).getByRole('status')).toContainText(
    'Section 1 (Quotation) is not shown yet: fill in Quote.',
  );
  await expect(barOn(page).getByRole('status')).toContainText(
    'Section 4 (Questions) is not complete yet: fill in Items, item 2, Answer.',
  );
  await expect(preview.getByText('We do.')).toBeHidden();

  await page.getByRole('button', { name: 'Expand', exact: true }).nth(3).click();
  await page.getByRole('button', { name: 'Expand', exact: true }).nth(3).click();
  await page.getByRole('textbox', { name: 'Answer' }).first().press('End');
  await page.keyboard.type(' At once.');
  await expect(preview.getByText('We do. At once.')).toBeInViewport();
  await page.getByRole('button', { name: /^Add .*Section/ }).click();
  await page.getByRole('menuitem', { name: /^questions:/i }).click();
  await expect(barOn(page).getByRole('status')).toContainText(
    'Section 5 (Questions) is not shown yet: fill in Heading.',
  );
  await expect(preview.getByText('The words of the page.')).toBeVisible();

  await page.goto(urlOf(withoutDrawing));
  const drawings = preview.locator('article img[src^="data:image/svg+xml,"]');
  await expect(preview.getByRole('link', { name: 'Advice' }).locator('svg g').first()).toBeVisible();
  await expect(preview.locator('svg:empty')).toHaveCount(0);
  const isShown = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0);
  expect(await drawings.first().evaluate(isShown)).toBe(true);

  await page.goto(urlOf('content/site/categories'));
  const card = preview.getByRole('listitem').filter({ hasText: 'What owners ask.' });
  expect(await card.locator('img').evaluate(isShown)).toBe(true);

  await test.step('a new business, and what is cleared', async () => {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
    await page.getByRole('button', { name: 'Expand', exact: true }).last().click();
    await page.getByRole('textbox', { name: 'Description' }).last().fill('');
    await expect(card).toHaveCount(0);

    await page.goto('/#/collections/ventures/new');
    await page.getByRole('radio', { name: 'Established' }).click();
    await field('Name').fill('A new business');
    await expect(preview.getByRole('main').getByText('A new business').first()).toBeVisible();

    await page.goto(urlOf('content/site/company'));
    const facts = ['Name', 'Tagline', 'Description', 'URL of this site', 'ABN', 'Phone', 'Email'];
    for (const name of facts) await field(name).fill('');
    await expect(preview.getByRole('contentinfo')).not.toContainText('@');
    await expect(barOn(page).getByRole('status')).toBeEmpty();
    await field('URL of this site').fill('https');
    await expect(barOn(page).getByRole('status')).toHaveText(
      'The preview cannot show this yet: see the content check.',
    );
  });
});

const hostile = `<script>top.ran = 'script'</script>

<img src=x onerror="top.ran = 'handler'"> <svg onload="top.ran = 'svg'"><script>top.ran = 'svg script'</script></svg>

<iframe srcdoc="<script>top.ran = 'frame'</script>"></iframe> <iframe src="https://hostile.example/frame"></iframe>

<style>body { background: url(https://hostile.example/style) }</style>

<details open ontoggle="top.ran = 'toggle'"></details><link rel="stylesheet" href="https://hostile.example/link">

[a link](javascript:top.ran='link') <a href="javascript:top.ran='html link'">another</a>

![A picture](https://hostile.example/picture.png) ![Data](data:image/svg+xml,<svg/onload=top.ran=1>)

The last words.
`;

const markup = `"<img src=x onerror=top.ran='field'><script>top.ran='field script'</script>"`;

const hostileArticle = `---
id: 900
title: ${markup}
excerpt: ${markup}
category: Technology
date: 2025-01-01
readTime: 1 min read
image: javascript:top.ran='picture'
imageAlt: ${markup}
imageCredit: ${markup}
author: ${markup}
---

${hostile}`;

const hostilePage = `---
title: ${markup}
description: ${markup}
sections:
  - type: call-to-action
    heading: ${markup}
    text: ${markup}
    button: { label: ${markup}, href: "javascript:top.ran='button'" }
  - type: facts
    heading: ${markup}
    items:
      - name: ${markup}
        text: ${JSON.stringify(hostile)}
  - type: questions
    heading: ${markup}
    items:
      - question: ${markup}
        answer: ${JSON.stringify(hostile)}
---

${hostile}`;

// A request to another host, and one that the policy blocks, fail the test.
test('hostile content in an article and a page runs nothing and requests nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const changed = {
    'content/articles/hostile.md': hostileArticle,
    'content/pages/hostile.md': hostilePage,
  };
  const [first, second] = Object.keys(changed) as [string, string];
  const preview = await openForm(page, first, { changed });
  for (const path of [first, second]) {
    await page.goto(urlOf(path));
    // The text of the article ends with these words, and two items of the page.
    await expect(preview.getByText('The last words.')).toHaveCount(path === first ? 1 : 2);
    for (const name of ['Search result and shared link', 'Page'])
      await barOn(page).getByRole('button', { name }).click();
    await expect(
      preview.locator('script, iframe, object, embed, link, body style, [onerror], [onload]'),
    ).toHaveCount(0);
    await expect(
      preview.locator(
        '[href^="javascript:" i], [src^="javascript:" i], [src^="data:"]:not([src^="data:image/svg+xml,%3Csvg%20xmlns"])',
      ),
    ).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(requests.filter((url) => /hostile|\/x$/.test(url))).toEqual([]);
});
