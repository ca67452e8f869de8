import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { darkMore, lightMore } from '../../../components/theme/colours';
import { axeViolations, rulesOfLayout, withoutTransitions } from '../../inspect/axe';
import { sites } from '../../sites/sites';
import * as contact from '../contact-form/form';
import { articlePages, rgb } from '../helpers';
import { expect, test } from '../test';

/** Emulates a media feature that Playwright has no option for. */
async function prefer(page: Page, name: string, value: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

const shownDrawings = (page: Page) => page.locator('img[src^="/drawings/"]').filter({ visible: true });

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('drawings are hidden and leave no gap, rows of divisions keep their columns, planned divisions their dashed borders, and panels get a border', async ({
    page,
  }) => {
    const visit = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shownDrawings(page), path).toHaveCount(0);
    };
    await visit('/');
    await expect(page.getByText('Fig. 1')).toBeHidden();
    const hero = await page.getByRole('region', { name: 'Introduction' }).boundingBox();
    const last = await page.getByRole('link', { name: 'See our businesses' }).boundingBox();
    const below = (hero?.y ?? 0) + (hero?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(below).toBeLessThan(80);
    const rows = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
    for (const row of await rows.all()) {
      const [name, status] = await Promise.all(
        [row.getByRole('heading'), row.getByText('Coming Soon')].map((part) => part.boundingBox()),
      );
      expect(status?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
      expect(status?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
    }
    const card = page.getByRole('region', { name: 'Our Portfolio' }).getByRole('article').first();
    await expect(card).toHaveCSS('border-top-style', 'solid');
    await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-style', 'solid');

    await visit('/our-businesses');
    const features = page.getByRole('article').getByRole('list');
    const widths = await features.evaluateAll((lists) => lists.map(({ clientWidth }) => clientWidth));
    expect(new Set(widths).size).toBe(1);
    const division = page.getByRole('article').filter({ hasText: 'Coming Soon' }).first();
    await expect(division).toHaveCSS('border-top-style', 'dashed');

    await visit('/news-insights');
    for (const name of ['Featured Article', 'Stay in the Loop'])
      await expect(page.getByRole('region', { name })).toHaveCSS('border-top-style', 'solid');
    await visit('/about');
  });

  test('a failed photo shows its alt text', async ({ page }) => {
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.goto('/news-insights');
    const photo = page.getByRole('main').locator('img[data-failed]').first();
    await expect(photo).toHaveCSS('opacity', '1');
    await expect(photo).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByText('Growth rings').first()).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test("a failed photo shows its alt text without the browser's icon", async ({ page }) => {
      await page.route('https://images.unsplash.com/**', (route) => route.abort());
      await page.goto('/news-insights');
      const photo = page.getByRole('main').locator('img[src*="unsplash"]').first();
      const [shown, height] = await photo.evaluate((image) => {
        const { content, height } = getComputedStyle(image, '::before');
        return [content, Number.parseFloat(height) - image.clientHeight];
      });
      expect(shown).toBe(`"${await photo.getAttribute('alt')}"`);
      // The icon is below it, and cut off.
      expect(height).toBeCloseTo(0, 0);
    });
  });

  test('the current and selected items use a system colour and a distinct shape', async ({ page }) => {
    await page.goto('/news-insights');
    const highlight = await page.evaluate(() => {
      document.body.style.outlineColor = 'Highlight';
      return getComputedStyle(document.body).outlineColor;
    });
    const chosen = page.getByRole('button', { pressed: true });
    await expect(chosen).toHaveCSS('border-top-width', '3px');
    await expect(chosen).toHaveCSS('border-top-color', highlight);
    const here = page.getByRole('banner').locator('[aria-current]');
    await expect(here).toHaveCSS('text-decoration-color', highlight);
    await expect(here).toHaveCSS('text-decoration-thickness', '3px');
  });

  test('the list of inquiry types has one arrow, and the ring of the spinner keeps its gap', async ({
    page,
  }) => {
    await contact.openFilled(page);
    const list = page.getByLabel('Inquiry Type');
    await expect(list).toHaveCSS('appearance', 'auto');
    await expect(list.locator('..').locator('svg')).toBeHidden();
    await contact.send(page);
    const spinner = page.getByRole('button', { name: 'Sending...' }).locator('span').first();
    const [gap, rest] = await spinner.evaluate((ring) => {
      const { borderInlineStartColor, borderTopColor } = getComputedStyle(ring);
      return [borderInlineStartColor, borderTopColor];
    });
    expect(gap).not.toBe(rest);
  });
});

test.describe('with prefers-contrast: more', () => {
  test.use({ contrast: 'more', ...withoutTransitions });

  test('muted text and borders get stronger, text has an opaque background, and a button under the pointer is readable, in both schemes', async ({
    page,
  }) => {
    const schemes = [
      ['light', lightMore],
      ['dark', darkMore],
    ] as const;
    await page.goto('/about');
    for (const [colorScheme, more] of schemes) {
      await page.emulateMedia({ colorScheme });
      const lead = page.getByRole('main').getByRole('paragraph').first();
      await expect(lead).toHaveCSS('color', rgb(more.textMuted));
      await expect(page.getByRole('banner')).toHaveCSS('border-bottom-color', rgb(more.border));
      await expect(page.locator('img[src="/drawings/band.svg"]')).toBeHidden();
      expect(await axeViolations(page, { only: rulesOfLayout }), colorScheme).toEqual([]);
    }
    await page.goto('/contact');
    for (const [colorScheme, more] of schemes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByLabel('Full Name')).toHaveCSS('border-top-color', rgb(more.borderStrong));
      const button = page.getByRole('button', { name: 'Send' });
      await button.hover();
      await expect(button).toHaveCSS('background-color', rgb(more.actionHover));
      await expect(button).toHaveCSS('color', rgb(more.onAction));
    }
  });
});

test('with prefers-reduced-transparency, no faded drawing is behind text', async ({ page }) => {
  await page.goto('/about');
  const band = page.locator('img[src="/drawings/band.svg"]');
  await expect(band).toBeVisible();
  await prefer(page, 'prefers-reduced-transparency', 'reduce');
  await expect(band).toBeHidden();
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('with prefers-reduced-motion', () => {
  test.use(withoutTransitions);

  test('there are no transitions, animations, smooth scrolling or view transitions', async ({ page }) => {
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
    const fades = page.evaluate(
      () => new Promise((done) => addEventListener('pageswap', ({ viewTransition }) => done(viewTransition))),
    );
    const answer = Promise.race([fades, page.waitForURL('/about').then(() => null)]).catch(() => null);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    expect(await answer).toBeNull();
  });
});

test('content keeps clear of the notch in portrait and landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const session = await page.context().newCDPSession(page);
  for (const path of ['/', '/contact', '/privacy-policy', articlePages[0] as string]) {
    await page.goto(path);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 88, right: 88 } });
    const under = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement as HTMLElement;
        if (!node.data.trim() || parent.closest('.visually-hidden, svg, script, style, option')) continue;
        if (parent.closest('[aria-hidden="true"], [href="#main"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, width } of range.getClientRects())
          if (width > 1 && (left < 87 || right > innerWidth - 87)) found.push(node.data.trim().slice(0, 40));
      }
      return [...new Set(found)];
    });
    expect(under, path).toEqual([]);
  }
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute('content', /viewport-fit=cover/);
  await expect(viewport).not.toHaveAttribute('content', /maximum-scale|user-scalable/);
});

test('no content appears on hover only', () => {
  for (const path of ['/our-businesses', '/news-insights', '/contact']) {
    const html = readFileSync(`${sites.specification.out}${path}.html`, 'utf8');
    const styles = html.match(/(?<=<style[^>]*>).*?(?=<\/style>)/gs) ?? [];
    const revealing: string[] = [];
    postcss.parse(styles.join('\n')).walkRules(/:hover/, (rule) =>
      rule.walkDecls(/^(?:display|visibility|opacity|clip-path|content)$/, (declaration) => {
        revealing.push(`${rule.selector} { ${declaration} }`);
      }),
    );
    expect(revealing, path).toEqual([]);
    expect(html, path).not.toMatch(/<(?!link\b)[a-z][^>]* title=/);
  }
});
