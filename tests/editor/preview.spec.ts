import { serve } from '../serve';
import { sites } from '../sites/sites';
import { expectSaved, save, titleOn } from './form';
import { blockedByPolicy } from './localTest';
import { expect, openForm, test } from './previewTest';
import { pdf, readRepositoryFile, upload, urlOf } from './repository';

const { out } = sites.full;
const article = 'content/articles/everything-a-text-can-have.md';

test('previews have the words of the built pages, and follow what is typed, also in a new article from its first word', async ({
  page,
  browser,
}) => {
  const preview = await openForm(page, article);
  const site = await serve(out);
  const built = await browser.newPage({ baseURL: site.url });
  for (const [path, document] of [
    ['/news-insights/everything-a-text-can-have', article],
    ['/every-section', 'content/pages/every-section.md'],
    ['/', 'content/pages/home.md'],
  ] as const) {
    await built.goto(path);
    await built.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await page.goto(urlOf(document));
    const words = await built.locator('main').innerText();
    // The editor does not read the sizes of downloads.
    await expect(preview.locator('main')).toHaveText(words.replace(/(?<=\(PDF, )\d+/g, '1'), {
      useInnerText: true,
    });
  }
  await built.close();
  site.close();

  await page.goto('/#/collections/articles/new');
  await titleOn(page).fill('The first words');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The first words');
});

test.describe('without the pictures of a dialog that closes', () => {
  test.use({ expectedErrors: [[...blockedByPolicy, /ERR_FILE_NOT_FOUND/], { scope: 'test' }] });

  test('a click on words leads to their field; an incomplete section is left out, and a file of a section is shown', async ({
    page,
  }) => {
    const incomplete = 'content/pages/a-page.md';
    const sections = 'sections:\n  - type: text\n    txt: ""\n';
    const text = `---\ntitle: A page\ndescription: About it.\n${sections}---\n\nWords in front.\n\nThe **bold** words of the page.\n`;
    const preview = await openForm(page, incomplete, { [incomplete]: text });
    await preview.getByText('words of the page').click();
    const focused = page.locator('[data-mode="edit"] :is(input, textarea):focus');
    await expect(focused).toHaveValue(/^Words in front/);
    const before = await focused.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(0, area.selectionStart),
    );
    expect(before).toContain('**bold**');

    const path = 'content/pages/every-section.md';
    await page.goto(urlOf(path));
    await preview
      .getByText('Annual letter')
      .first()
      .click({ position: { x: 5, y: 10 } });
    await expect(focused).toHaveValue('Annual letter');
    const item = page
      .locator('[data-field-type="list"] .item')
      .filter({ has: page.locator(':focus') })
      .last();
    await item.getByRole('button', { name: 'Replace' }).click();
    await upload(page, 'New Letter.PDF', pdf);
    await expect(preview.getByRole('link', { name: 'Annual letter (PDF, 1 KB)' })).toBeVisible();
    await save(page);
    await expect.poll(() => readRepositoryFile(page, path)).toContain('file: new-letter.pdf');
    expect(await readRepositoryFile(page, 'content/files/new-letter.pdf')).toBe(String(pdf));
    await expectSaved(page);
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
    look: table
    heading: ${markup}
    items: [{ name: ${markup}, text: ${JSON.stringify(hostile)} }]
  - type: questions
    heading: ${markup}
    items: [{ question: ${markup}, answer: ${JSON.stringify(hostile)} }]
---

${hostile}`;

// A request to another host, one that the policy blocks and one for a file that does not exist fail the test.
test('hostile content in an article and a page runs nothing and requests nothing', async ({ page }) => {
  const changed = {
    'content/articles/hostile.md': hostileArticle,
    'content/pages/hostile.md': hostilePage,
  };
  const preview = await openForm(page, article, changed);
  for (const path of Object.keys(changed)) {
    await page.goto(urlOf(path));
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('top.ran');
    await expect(preview.getByText('The last words.').first()).toBeAttached();
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
});
