import { articlePages } from '../e2e/helpers';
import { expect, framesOf, hostileHtml, pageWith, provoke, test } from './hostile';

const [article] = articlePages as [string];

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
        .evaluateAll((elements) =>
          elements
            .filter((element) => (element as HTMLElement).style.length > 0)
            .map((each) => each.outerHTML),
        );
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
