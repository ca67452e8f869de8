import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { sitePaths } from './sitePaths';

test.use({ expectedErrors: [/status of 404/] });

type Link = { name: string; href: string; newTab: boolean; describedBy: string };

function linksOf(page: Page): Promise<Link[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => {
      const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
      return {
        name: link.textContent?.replace(/\s+/g, ' ').trim() ?? '',
        href: link.href,
        newTab: link.target === '_blank',
        describedBy: description?.textContent ?? '',
      };
    }),
  );
}

for (const path of sitePaths) {
  test(`${path} has landmarks, headings without gaps, and links that make sense alone`, async ({ page }) => {
    await page.goto(path);

    await test.step('headings', async () => {
      const levels = await page.evaluate(() =>
        Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ localName }) =>
          Number(localName[1]),
        ),
      );
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) {
        if (index > 0)
          expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      }
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
    });

    await test.step('landmarks', async () => {
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      const names = await page.evaluate(() =>
        Array.from(
          document.querySelectorAll('nav, section[aria-label], section[aria-labelledby]'),
          (landmark) =>
            landmark.ariaLabel ??
            document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
      expect(names.every(Boolean), 'each has a name').toBe(true);
      expect(new Set(names).size, `no two are called the same: ${names}`).toBe(names.length);
      const homeless = await page.evaluate(() =>
        Array.from(document.querySelectorAll('section:not([aria-label], [aria-labelledby])'), (section) =>
          Boolean(section.querySelector('h2, h3')),
        ),
      );
      expect(homeless.every(Boolean), 'a section without a name has a heading').toBe(true);
    });

    await test.step('ids', async () => {
      const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    await test.step('links', async () => {
      const places = new Map<string, string>();
      for (const { name, href, newTab, describedBy } of await linksOf(page)) {
        expect(name.length, `the link to ${href} has a name`).toBeGreaterThan(1);
        expect(name, 'names its target').not.toMatch(/^(read )?(more|here|this|click here|link)$/i);
        if (newTab) expect(`${name} ${describedBy}`, href).toMatch(/opens in a new tab/i);
        else expect(name, href).not.toMatch(/new tab/i);
        const other = places.get(name);
        if (other) expect(other, `two links are called '${name}'`).toBe(href);
        places.set(name, href);
      }
    });
  });
}

test('each Read More says of which article', async ({ page }) => {
  await page.goto('/news-insights');
  const cards = page.getByRole('region', { name: 'Latest Articles' }).getByRole('article');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    const title = (await card.getByRole('heading').textContent()) as string;
    await expect(card.getByRole('button')).toHaveAccessibleName(
      new RegExp(`^Read More ?: ${escaped(title)}$`),
    );
  }
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
