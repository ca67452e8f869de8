import { articlePages } from '../e2e/helpers';
import type { Engine } from './engine';
import * as inPage from './inPage';
import { countSheets } from './pdf';
import { expect, expectInPage, inEachEngine, test } from './test';

const wide = [1280, 800] as const;
const phone = [390, 844] as const;

const navigation: Record<string, string> = {
  '/': 'Home',
  '/about': 'About Us',
  '/our-businesses': 'Our Businesses',
  '/news-insights': 'News & Insights',
  '/contact': 'Contact',
};

const menuButton = '[popovertarget="menu"]';
const filter = (text: string) => ({ css: 'button[aria-pressed]', text });
const readMore = '[data-fallback-href$="/cctv-and-ai-the-next-generation-of-security-solutions"]';
const cctv = 'CCTV and AI: The Next Generation of Security Solutions';
const dialog = 'dialog[open]';
const closeButton = { css: `${dialog} button`, text: 'Close' };

const inquiry = {
  name: 'Robin Example',
  email: 'robin@example.com',
  company: 'Example Pty Ltd',
  category: 'payroll',
  message: 'A typed message.',
};

/** Returns the expected value for each navigation link: one for the current page, another for the rest. */
function marked<Shown>(current: string, shown: Shown, other: Shown): Record<string, Shown> {
  return Object.fromEntries(
    Object.values(navigation).map((name) => [name, name === navigation[current] ? shown : other]),
  );
}

async function openArticle(engine: Engine) {
  await engine.click(readMore);
  await expectInPage(engine, inPage.nameOf, [dialog], cctv);
  await expectInPage(engine, inPage.isVisible, [`${dialog} li`], true, 'the text is loaded');
}

async function expectClosed(engine: Engine) {
  await expectInPage(engine, inPage.isVisible, [dialog], false, 'the article is open');
  await expectInPage(engine, inPage.isFocused, [readMore, ''], true, 'Read More has the focus');
  expect(await engine.evaluate(inPage.path)).toBe('/news-insights');
}

/** Fills in the form with the keyboard; typing selects an option. */
async function fillIn(engine: Engine) {
  await engine.click('form [name="name"]');
  for (const text of [inquiry.name, inquiry.email, inquiry.company, 'Payroll']) {
    await engine.type(text);
    await engine.press('Tab');
  }
  await engine.type(inquiry.message);
  await expectInPage(engine, inPage.formValues, [], inquiry);
}

inEachEngine((name) => {
  test('pages are dark on light, and the header underlines only the current one', async ({ engine }) => {
    await engine.setWindow(...wide);
    for (const path of ['/', '/news-insights', articlePages[0] as string]) {
      await engine.open(path);
      const { ground, text } = await engine.evaluate(inPage.lightness);
      expect(ground, path).toBeGreaterThan(200);
      expect(text, path).toBeLessThan(100);
      const links = await engine.evaluate(inPage.underlines);
      const isUnderlined = Object.entries(links).map(([link, { isVisible }]) => [link, isVisible]);
      expect(Object.fromEntries(isUnderlined), path).toEqual(marked(path, true, false));
      const current = navigation[path];
      // Links in text have the default thickness.
      if (current) expect(links[current]?.thickness).toBe('2px');
    }
  });

  test.describe('the menu', () => {
    async function expectMenu(engine: Engine, isOpen: boolean) {
      await expectInPage(engine, inPage.isVisible, ['#menu'], isOpen, 'the menu is visible');
      await expectInPage(engine, inPage.attributeOf, [menuButton, 'aria-expanded'], String(isOpen));
      await expectInPage(engine, inPage.isVisible, ['main'], !isOpen, 'the page behind is visible');
    }

    /** Expects Tab in the open menu to focus its first link, and Escape to return to its button. */
    async function expectTabAndEscape(engine: Engine) {
      await engine.press('Tab');
      await expectInPage(engine, inPage.isFocused, ['#menu a', 'Home'], true, 'the first link has the focus');
      await engine.press('Escape');
      await expectMenu(engine, false);
      await expectInPage(engine, inPage.isFocused, [menuButton, ''], true, 'the button has the focus');
    }

    test('opens and closes with the keyboard and its button, and marks the current page', async ({
      engine,
    }) => {
      await engine.setWindow(...phone);
      await engine.open('/about');
      await expectInPage(engine, inPage.isVisible, ['#menu'], false);
      // The skip link and the wordmark come before the button.
      for (let press = 0; press < 3; press++) await engine.press('Tab');
      await expectInPage(engine, inPage.isFocused, [menuButton, ''], true, 'the button has the focus');
      await engine.press('Enter');
      await expectMenu(engine, true);
      await expectTabAndEscape(engine);
      await engine.click(menuButton);
      await expectMenu(engine, true);
      await expectTabAndEscape(engine);
      await engine.click(menuButton);
      await expectMenu(engine, true);
      await engine.click(menuButton);
      await expectMenu(engine, false);
      await engine.click(menuButton);
      await expectMenu(engine, true);
      expect(await engine.evaluate(inPage.bars)).toEqual(marked('/about', '4px', 'none'));
      await engine.click({ css: '#menu a', text: 'Contact' });
      await expectInPage(engine, inPage.path, [], '/contact');
      await expectMenu(engine, false);
      // A page that a click has opened may still be loading, and then takes no click.
      await engine.open('/contact');
      await engine.click(menuButton);
      await expectMenu(engine, true);
      expect(await engine.evaluate(inPage.bars)).toEqual(marked('/contact', '4px', 'none'));
    });
  });

  test.describe('the news', () => {
    test.beforeEach(({ engine }) => engine.setWindow(...wide));

    test('keep the filter and the article in the URL through Back, Forward, and a shared link', async ({
      engine,
    }) => {
      const heading = ['#latest-articles'] as [string];
      await engine.open('/news-insights');
      await engine.click(filter('Technology (2)'));
      await expectInPage(engine, inPage.texts, heading, ['Technology Articles']);
      await expectInPage(engine, inPage.texts, ['button[aria-pressed="true"]'], ['Technology (2)']);
      await openArticle(engine);
      await engine.back();
      await expectClosed(engine);
      await expectInPage(engine, inPage.texts, heading, ['Technology Articles']);
      await engine.back();
      await expectInPage(engine, inPage.texts, heading, ['Latest Articles']);
      await engine.forward();
      await expectInPage(engine, inPage.texts, heading, ['Technology Articles']);
      await engine.open('/about');
      await engine.open('/news-insights?category=technology');
      await expectInPage(engine, inPage.texts, heading, ['Technology Articles']);
      await expectInPage(engine, inPage.texts, ['main time'], ['July 28, 2025', 'July 14, 2025']);
      const slug = 'cctv-and-ai-the-next-generation-of-security-solutions';
      await engine.open(`/news-insights?category=technology&article=${slug}`);
      await expectInPage(engine, inPage.nameOf, [dialog], cctv);
      await engine.click(closeButton);
      await expectClosed(engine);
      await expectInPage(engine, inPage.texts, heading, ['Technology Articles']);
    });

    test('open an article that its button, Escape and Back close, and the next Back leaves them', async ({
      engine,
    }) => {
      await engine.open('/about');
      await engine.open('/news-insights');
      await openArticle(engine);
      for (let press = 0; press < 8; press++) {
        expect(await engine.evaluate(inPage.focusIsInDialog), `after ${press} times Tab`).toBe(true);
        await engine.press('Tab');
      }
      await engine.click(closeButton);
      await expectClosed(engine);
      await openArticle(engine);
      await engine.press('Escape');
      await expectClosed(engine);
      await openArticle(engine);
      await engine.back();
      await expectClosed(engine);
      // After Back, Forward opens it again.
      await engine.forward();
      await expectInPage(engine, inPage.nameOf, [dialog], cctv);
      await engine.press('Escape');
      await expectClosed(engine);
      await engine.back();
      await expectInPage(engine, inPage.path, [], '/about');
    });

    test('queue a click before hydration', async ({ engine, server }) => {
      await engine.open('/news-insights');
      const release = server.hold('/assets/');
      try {
        await engine.click(filter('Technology (2)'));
        await expectInPage(engine, inPage.texts, ['#latest-articles'], ['Latest Articles']);
      } finally {
        release();
      }
      await expectInPage(engine, inPage.texts, ['#latest-articles'], ['Technology Articles']);
    });

    test('take a click after their code failed to load once', async ({ engine, server }) => {
      const notice = ['[data-error-for="news"]:not([hidden])'] as [string];
      const restore = server.refuse('/assets/');
      try {
        await engine.open('/news-insights');
        await engine.click(filter('Technology (2)'));
        await expectInPage(engine, (selector) => document.querySelectorAll(selector).length, notice, 1);
      } finally {
        restore();
      }
      await engine.click(filter('Technology (2)'));
      await expectInPage(engine, inPage.texts, ['#latest-articles'], ['Technology Articles']);
    });
  });

  test.describe('the contact form', () => {
    const send = 'form [type=submit]';
    const cleared = Object.fromEntries(Object.keys(inquiry).map((field) => [field, '']));

    test.beforeEach(async ({ engine }) => {
      await engine.setWindow(...wide);
      await engine.open('/contact');
    });

    test('focuses the first missing field', async ({ engine }) => {
      await engine.click(send);
      await expectInPage(engine, inPage.isFocused, ['[name=name]:user-invalid', ''], true);
      await engine.type(inquiry.name);
      await engine.click(send);
      await expectInPage(engine, inPage.isFocused, ['[name=email]:user-invalid', ''], true);
      await engine.type('robin');
      await engine.click(send);
      const mismatch = () => document.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch;
      await expectInPage(engine, mismatch, [], true);
      expect(await engine.evaluate(inPage.texts, send)).toEqual(['Send Message']);
    });

    test('keeps text typed before hydration, sends it, confirms with an alert and clears its fields', async ({
      engine,
      server,
    }) => {
      const release = server.hold('/assets/');
      try {
        await fillIn(engine);
      } finally {
        release();
      }
      const started = Date.now();
      await engine.click(send);
      await expectInPage(engine, inPage.texts, [send], ['Sending...']);
      await expectInPage(engine, inPage.formValues, [], inquiry);
      expect(await engine.acceptAlert()).toBe("Thank you for your inquiry! We'll be in touch soon.");
      expect(Date.now() - started, 'milliseconds until the alert').toBeGreaterThanOrEqual(2000);
      await expectInPage(engine, inPage.formValues, [], cleared);
      await expectInPage(engine, inPage.texts, [send], ['Send Message']);
      expect(await engine.evaluate(inPage.path)).toBe('/contact');
      // The form takes text after hydration, too.
      await fillIn(engine);
    });
  });

  test.describe('in the dark scheme', () => {
    test.use({ scheme: 'dark' });

    test('pages have light text on a dark background, and print dark text on white and no controls', async ({
      engine,
    }) => {
      await engine.setWindow(...wide);
      for (const path of ['/', '/news-insights', '/contact', articlePages[0] as string]) {
        await engine.open(path);
        const shown = await engine.evaluate(inPage.lightness);
        expect(shown.ground, `ground of ${path}`).toBeLessThan(100);
        expect(shown.text, `text of ${path}`).toBeGreaterThan(200);
        const drawings = await engine.evaluate(inPage.sourcesOfDrawings);
        expect(
          drawings.filter((url) => !url.endsWith('#dark')),
          `light drawings of ${path}`,
        ).toEqual([]);
        await engine.applyPrintStyles();
        const printed = await engine.evaluate(inPage.lightness);
        expect(printed.ground, `printed ground of ${path}`).toBe(255);
        expect(printed.text, `printed text of ${path}`).toBeLessThan(100);
        for (const css of ['button', 'input', 'form', '#menu'])
          expect(await engine.evaluate(inPage.isVisible, css), `${css} of ${path}`).toBe(false);
      }
    });

    // WebKitWebDriver does not know the Print command.
    if (name !== 'webkit') {
      test('an opened article prints completely', async ({ engine }) => {
        await engine.setWindow(...wide);
        await engine.open('/news-insights');
        await openArticle(engine);
        const pdf = await engine.pdf?.();
        // Clipped to the window, it would have fewer.
        expect(pdf && countSheets(pdf)).toBeGreaterThan(3);
        await engine.press('Escape');
        await expectClosed(engine);
      });
    }
  });
});
