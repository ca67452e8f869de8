import type { Page } from '@playwright/test';
import { axeViolations, rulesOfLayout, withoutTransitions } from '../axe';
import { articlePages } from '../helpers';
import { expect, test } from '../plain';

/** Emulates a media feature that Playwright has no option for. */
async function prefer(page: Page, name: string, value: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('drawings are hidden, planned divisions keep their dashed borders, and panels and controls get a border', async ({
    page,
  }) => {
    const drawings = page.locator('img[src^="/drawings/"]').filter({ visible: true });
    await page.goto('/our-businesses');
    await expect(drawings).toHaveCount(0);
    const division = page.getByRole('article').filter({ hasText: 'Coming Soon' }).first();
    await expect(division).toHaveCSS('border-top-style', 'dashed');
    await page.goto('/');
    await expect(drawings).toHaveCount(0);
    const card = page.getByRole('region', { name: 'Our Portfolio' }).getByRole('article').first();
    await expect(card).toHaveCSS('border-top-style', 'solid');
    await page.goto('/contact');
    const controls = page
      .getByRole('form')
      .locator('input, select, textarea, button')
      .filter({ visible: true });
    for (const control of await controls.all()) await expect(control).toHaveCSS('border-top-style', 'solid');
  });

  test('the selected filter and the current page have another colour and shape, and a failed photo shows its alt text', async ({
    page,
  }) => {
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.goto('/news-insights');
    const look = (parts: ReturnType<Page['locator']>, properties: string[]) =>
      parts.evaluateAll(
        (all, names) =>
          all.map((part) => names.map((name) => getComputedStyle(part).getPropertyValue(name)).join()),
        properties,
      );
    const filters = page.getByRole('main').getByRole('button', { name: /\(\d+\)$/ });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const [all, ...others] = await look(filters, ['border-top-color', 'border-top-width']);
    expect(others).not.toContain(all);
    const lines = await look(links, ['text-decoration-line', 'text-decoration-thickness']);
    expect(lines.filter((line) => line === lines[3])).toHaveLength(1);
    const photo = page.getByRole('main').locator('img[data-failed]').first();
    await expect(photo).toHaveCSS('opacity', '1');
    await expect(photo).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  });
});

test.describe('with prefers-contrast: more', () => {
  test.use({ contrast: 'more', ...withoutTransitions });

  test('muted text gets stronger and nothing faded is behind text, in both schemes; nor with prefers-reduced-transparency', async ({
    page,
  }) => {
    const band = page.locator('img[src="/drawings/band.svg"]');
    const lead = page.getByRole('main').getByRole('paragraph').first();
    const colour = () => lead.evaluate((element) => getComputedStyle(element).color);
    await page.goto('/about');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      const usual = await colour();
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      expect(await colour()).not.toBe(usual);
      await expect(band).toBeHidden();
      expect(await axeViolations(page, { only: rulesOfLayout }), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ contrast: 'no-preference' });
    await expect(band).toBeVisible();
    await prefer(page, 'prefers-reduced-transparency', 'reduce');
    await expect(band).toBeHidden();
  });
});

test.describe('with prefers-reduced-motion', () => {
  test.use(withoutTransitions);

  test('nothing moves: no transitions, animations or smooth scrolling', async ({ page }) => {
    for (const path of ['/', '/news-insights', '/contact', '/privacy-policy']) {
      await page.goto(path);
      const moving = await page.evaluate(() =>
        [document.documentElement, ...document.body.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, transitionProperty, animationName, scrollBehavior } =
              getComputedStyle(element);
            const changes = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration);
            return changes || animationName !== 'none' || scrollBehavior === 'smooth';
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(moving, path).toEqual([]);
    }
  });
});

test('content keeps clear of the notch in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const session = await page.context().newCDPSession(page);
  for (const path of ['/', '/contact', '/privacy-policy', articlePages[0] as string]) {
    await page.goto(path);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 88, right: 88 } });
    const under = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (
          parentElement?.closest(
            '.visually-hidden, svg, script, style, option, [aria-hidden], [href="#main"]',
          )
        )
          continue;
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 1 && (left < 87 || right > innerWidth - 87)) found.push(textContent ?? '');
      }
      return found;
    });
    expect(under, path).toEqual([]);
  }
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute('content', /viewport-fit=cover/);
  await expect(viewport).not.toHaveAttribute('content', /maximum-scale|user-scalable/);
});
