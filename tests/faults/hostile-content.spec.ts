import { articlePages } from '../e2e/helpers';
import { expect, framesOf, hostileHtml, pageWith, provoke, test } from './hostile';

const [article] = articlePages as [string];

/** Pages without an island, and with one, whose policy also names the files of the site. */
for (const path of [article, '/news-insights', '/contact']) {
  test(`no hostile text that got into ${path} runs, loads or styles anything`, async ({
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

test('without the policy many of them do, so that the tests above can fail', async ({
  page,
  site,
  foreign,
  watched,
}) => {
  for (const hostile of hostileHtml(foreign.url, 32)) {
    site.pages.set(article, pageWith(article.slice(1), hostile, false));
    await page.goto(article);
    // To leave the page would be the end of the others.
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
