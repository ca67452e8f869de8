import { html } from '../../fixtures/hostile/html';
import { markdown } from '../../fixtures/hostile/markdown';
import { articlePages, waitForPaint } from '../helpers';
import { dialog } from '../news/newsPage';
import { expect, framesOf, hostileHtml, pageWith, provoke, test } from './hostile';

const [article] = articlePages as [string];

/** Hostile texts that break out of URLs, attributes and JSON. */
const texts = [...Object.values(html), ...Object.values(markdown), '"}</script><script>RUN(-1)</script>'];

/** Pages with and without an island, because their policies differ. */
for (const path of [article, '/news-insights']) {
  test(`injected HTML in ${path} cannot run scripts, load resources or apply styles`, async ({
    page,
    site,
    foreign,
    watched,
  }) => {
    for (const hostile of hostileHtml(foreign.url, 32)) {
      site.pages.set(path, pageWith(path.slice(1), hostile));
      await page.goto(path);
      await provoke(page);
      expect(await watched.violations()).toBeGreaterThan(0);
      expect(framesOf(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('main')).toBeVisible();
      const styled = await page
        .locator('main [style]')
        .evaluateAll((elements) => elements.filter((element) => (element as HTMLElement).style.length > 0));
      expect(styled).toEqual([]);
    }
    expect([...watched.ran]).toEqual([]);
    expect(foreign.requests).toEqual([]);
    expect(watched.dialogs).toEqual([]);
  });
}

test('without the policy, injected HTML runs, so the tests above can fail', async ({
  page,
  site,
  foreign,
  watched,
}) => {
  for (const hostile of hostileHtml(foreign.url, 32)) {
    site.pages.set(article, pageWith(article.slice(1), hostile, false));
    await page.goto(article);
    // Leaving the page would skip the remaining texts.
    await page.evaluate(() =>
      addEventListener('submit', (event) => {
        if (!/^javascript:/.test((event.target as HTMLFormElement).action)) event.preventDefault();
      }),
    );
    await provoke(page);
  }
  expect(watched.ran.size).toBeGreaterThan(60);
  expect(foreign.requests.length).toBeGreaterThan(15);
});

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

test('nothing in the URL or the history becomes part of the page', async ({ page, watched }) => {
  const path = '/news-insights';
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
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.locator('[data-hydrated]').first().waitFor();
  const states = [
    '../about',
    '//foreign.example',
    1,
    null,
    [],
    { slug: { toString: 1 } },
    ...texts.slice(0, 20),
  ];
  for (const article of states)
    await page.evaluate(
      (state) => {
        history.replaceState(state, '');
        dispatchEvent(new PopStateEvent('popstate', { state }));
      },
      { article },
    );
  await waitForPaint(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await elements()).toBe(plain);
  expect([...watched.ran]).toEqual([]);
  expect(await watched.violations()).toBe(0);
  expect(watched.dialogs).toEqual([]);
  expect(errors).toEqual([]);
});
