import type { Engine } from './engine';
import { expect, inEachEngine, test } from './test';

const phone = [480, 844] as const;
const desktop = [1280, 800] as const;

const pages = ['/', '/about', '/our-businesses', '/news-insights', '/contact', '/privacy-policy'];
const slug = 'cctv-and-ai-the-next-generation-of-security-solutions';
const readMore = `[data-fallback-href$="/${slug}"]`;

/** Waits until a function in the page returns the expected value. It fails while the next page loads. */
async function expectInPage<Args extends unknown[], Result>(
  engine: Engine,
  script: (...args: Args) => Result,
  args: Args,
  expected: Result,
): Promise<void> {
  await expect(async () => {
    const result: unknown = await engine.evaluate(script, ...args);
    expect(result).toEqual(expected);
  }).toPass({ timeout: 30_000 });
}

const expectText = (engine: Engine, css: string, text: string) =>
  expectInPage(engine, (css) => document.querySelector(css)?.textContent?.trim(), [css], text);
const expectVisible = (engine: Engine, css: string, isVisible: boolean) =>
  expectInPage(engine, (css) => document.querySelector(css)?.checkVisibility() ?? false, [css], isVisible);
const expectFocus = (engine: Engine, css: string) =>
  expectInPage(engine, (css) => document.activeElement?.matches(css), [css], true);
const expectPath = (engine: Engine, path: string) => expectInPage(engine, () => location.pathname, [], path);
const expectHeading = (engine: Engine, text: string) => expectText(engine, '#latest-articles', text);

async function openArticle(engine: Engine) {
  await engine.click(readMore);
  await expectVisible(engine, 'dialog[open] li', true);
}

async function expectClosed(engine: Engine) {
  await expectVisible(engine, 'dialog[open]', false);
  await expectFocus(engine, readMore);
  await expectPath(engine, '/news-insights');
}

/** Runs in the page: the lightness (0 to 255) of its ground and of its first heading. */
function lightness() {
  const mean = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  };
  const grounds = [document.body, document.documentElement].map(
    (element) => getComputedStyle(element).backgroundColor,
  );
  const heading = document.querySelector('main h1, main h2') as Element;
  return {
    ground: mean(grounds.find((color) => !color.endsWith(', 0)')) ?? 'rgb(255, 255, 255)'),
    text: mean(getComputedStyle(heading).color),
  };
}

inEachEngine(() => {
  test('pages are dark on light and fit on a phone', async ({ engine }) => {
    await engine.resize(...phone);
    for (const path of [...pages, `/news-insights/${slug}`]) {
      await engine.open(path);
      const { ground, text } = await engine.evaluate(lightness);
      expect(ground, path).toBeGreaterThan(200);
      expect(text, path).toBeLessThan(100);
      const overflow = await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

  test.describe('in the dark scheme', () => {
    test.use({ colorScheme: 'dark' });

    test('pages are light on dark', async ({ engine }) => {
      for (const path of pages) {
        await engine.open(path);
        const { ground, text } = await engine.evaluate(lightness);
        expect(ground, path).toBeLessThan(100);
        expect(text, path).toBeGreaterThan(200);
      }
    });
  });

  test('the menu opens, keeps the focus, closes with Escape and follows its links', async ({ engine }) => {
    const button = '[popovertarget="menu"]';
    await engine.resize(...phone);
    await engine.open('/about');
    await expectVisible(engine, '#menu', false);
    await engine.click(button);
    await expectVisible(engine, '#menu', true);
    await engine.press('Tab');
    await expectFocus(engine, '#menu a');
    await engine.press('Escape');
    await expectVisible(engine, '#menu', false);
    await expectFocus(engine, button);
    await engine.press('Enter');
    await expectVisible(engine, '#menu', true);
    await engine.click('#menu a', 'Contact');
    await expectPath(engine, '/contact');
    await expectVisible(engine, '#menu', false);
  });

  test('News keeps the filter and the article in the URL, and articles open and close', async ({
    engine,
  }) => {
    await engine.resize(...desktop);
    await engine.open('/about');
    await engine.open('/news-insights');
    await engine.click('button[aria-pressed]', 'Technology (2)');
    await expectHeading(engine, 'Technology Articles');
    await openArticle(engine);
    for (let press = 0; press < 8; press++) {
      expect(await engine.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true);
      await engine.press('Tab');
    }
    await engine.click('dialog button', 'Close');
    await expectClosed(engine);
    await openArticle(engine);
    await engine.press('Escape');
    await expectClosed(engine);
    await openArticle(engine);
    await engine.back();
    await expectClosed(engine);
    await expectHeading(engine, 'Technology Articles');
    await engine.back();
    await expectHeading(engine, 'Latest Articles');
    await engine.forward();
    await expectHeading(engine, 'Technology Articles');
    await engine.open(`/news-insights?category=technology&article=${slug}`);
    await expectVisible(engine, 'dialog[open] li', true);
    await engine.press('Escape');
    await expectClosed(engine);
    await expectHeading(engine, 'Technology Articles');
  });

  test('a filter that is pressed before its code has loaded acts afterwards', async ({ engine, server }) => {
    const release = server.holdCode();
    await engine.open('/news-insights');
    await engine.click('button[aria-pressed]', 'Technology (2)');
    await expectHeading(engine, 'Latest Articles');
    release();
    await expectHeading(engine, 'Technology Articles');
  });

  test('the form points to what is missing, keeps early text, sends it and is empty afterwards', async ({
    engine,
    server,
  }) => {
    const send = 'form [type=submit]';
    const values = () =>
      Array.from(document.querySelectorAll<HTMLInputElement>('form [name]'), ({ value }) => value);
    await engine.resize(...desktop);
    const release = server.holdCode();
    await engine.open('/contact');
    await engine.click('[name=name]');
    await engine.type('Robin Example');
    release();
    await engine.click(send);
    await expectFocus(engine, '[name=email]:user-invalid');
    for (const text of ['robin@example.com', 'Example Pty Ltd', 'Payroll', 'A message.']) {
      await engine.type(text);
      await engine.press('Tab');
    }
    const filled = ['Robin Example', 'robin@example.com', 'Example Pty Ltd', 'payroll', 'A message.'];
    await expectInPage(engine, values, [], filled);
    await engine.click(send);
    await expectText(engine, send, 'Sending...');
    expect(await engine.acceptAlert()).toBe("Thank you for your inquiry! We'll be in touch soon.");
    await expectInPage(engine, values, [], ['', '', '', '', '']);
    await expectText(engine, send, 'Send Message');
  });
});
