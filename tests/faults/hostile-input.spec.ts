import { articlePages, waitForPaint } from '../e2e/helpers';
import { dialog } from '../e2e/newsPage';
import { html } from '../fixtures/hostile/html';
import { markdown } from '../fixtures/hostile/markdown';
import { expect, hostileHtml, pageWith, provoke, test } from './hostile';

/** Hostile texts that break out of URLs, attributes and JSON. */
const texts = [...Object.values(html), ...Object.values(markdown), '"}</script><script>RUN(-1)</script>'];

test('an opened article runs nothing from its hostile page', async ({ page, site, foreign, watched }) => {
  const parts = hostileHtml(foreign.url, 28);
  expect(parts.length).toBeLessThanOrEqual(articlePages.length);
  for (const [index, part] of parts.entries()) {
    const path = articlePages[index] as string;
    site.pages.set(path, pageWith(path.slice(1), part));
  }
  await page.goto('/news-insights');
  for (const opener of await page.getByRole('button', { name: /^Read (?:More|Full Article)$/ }).all()) {
    await opener.click();
    await expect(dialog(page).getByText('The article has loaded.')).toBeAttached();
    await provoke(page);
    expect(new URL(page.url()).pathname).toBe('/news-insights');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(await watched.violations()).toBeGreaterThan(30);
  expect([...watched.ran]).toEqual([]);
  expect(foreign.requests).toEqual([]);
  expect(watched.dialogs).toEqual([]);
});

for (const path of ['/news-insights', '/contact']) {
  test(`nothing in the URL of ${path} becomes part of the page`, async ({ page, watched }) => {
    const elements = () => page.getByRole('main').locator('*').count();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(path);
    const plain = await elements();
    for (const start of [0, 75, 150]) {
      const query = encodeURIComponent(texts.slice(start, start + 75).join(''));
      await page.goto(`${path}?q=${query}&category=${encodeURIComponent(texts[start] ?? '')}#${query}`);
      expect(await elements()).toBe(plain);
    }
    await page.goto(`${path}#:~:text=<img src=x onerror=RUN(-1)>`);
    await page.mouse.move(400, 400);
    await page.evaluate(
      (fragments) => {
        for (const fragment of fragments) location.hash = fragment;
      },
      texts.slice(0, 20),
    );
    await waitForPaint(page);
    expect(await elements()).toBe(plain);
    expect([...watched.ran]).toEqual([]);
    expect(await watched.violations()).toBe(0);
    expect(watched.dialogs).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('invalid history state opens no article', async ({ page, foreign, watched }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/news-insights');
  await page.getByRole('button', { name: 'Technology (2)' }).click();
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  const states: unknown[] = [
    'text',
    ...['', 'Capitals', '../about', '//foreign.example', 'javascript:RUN(-1)', 1, null, [], {}].map(
      (article) => ({
        article,
      }),
    ),
    { article: { slug: 'x', title: { toString: 1 } } },
    ...texts.slice(0, 20).map((article) => ({ article })),
  ];
  for (const state of states) {
    await page.evaluate((each) => {
      history.replaceState(each, '');
      dispatchEvent(new PopStateEvent('popstate', { state: each }));
    }, state);
    await waitForPaint(page);
    // The page has not crashed.
    await expect(
      page.getByRole('heading', { name: 'Technology Articles', includeHidden: true }),
    ).toBeAttached();
  }
  expect([...watched.ran]).toEqual([]);
  expect(foreign.requests).toEqual([]);
  expect(watched.dialogs).toEqual([]);
  expect(errors).toEqual([]);
});

test('text typed into the forms is never run as code', async ({ page, watched }) => {
  await page.clock.install();
  await page.goto('/contact');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const all = texts.join('\n');
  await field(/^Message/).fill(all);
  await field(/^Email Address/).fill('"<img/src/onerror=RUN(-1)>"@example.com');
  await field(/^Email Address/).fill('reader@example.com');
  await page.getByRole('combobox').selectOption({ index: 1 });
  const plain = await page.getByRole('main').locator('*').count();
  await field(/^Full Name/).evaluate(async (input, values) => {
    for (const value of values) {
      (input as HTMLInputElement).value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // Lets Preact render what follows from it.
      await Promise.resolve();
    }
  }, texts);
  await field(/^Company/).fill(texts[0] as string);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(field(/^Message/)).toHaveValue('');
  expect(await page.getByRole('main').locator('*').count()).toBe(plain);
  await page.goto('/news-insights');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(texts.join(' ').replace(/\s/g, ' '));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  expect([...watched.ran]).toEqual([]);
  expect(watched.dialogs).toEqual(["Thank you for your inquiry! We'll be in touch soon."]);
});
