import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, launchArguments } from '../../tools/browser';
import { allPages, articlePages, painted } from './helpers';
import { expect, test } from './test';

// The shell's mouse is in a corner of the page from the start, which is a sign of intent.
test.use({ launchOptions: { executablePath: findBrowser(), args: launchArguments } });

const scripts = '**/assets/**';
const pictures = 'https://images.unsplash.com/**';
const dialog = (page: Page) => page.getByRole('dialog');
const technology = (page: Page) => page.getByRole('button', { name: 'Technology (2)' });
const cctv = /^CCTV and AI/;
const readMore = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: cctv }) })
    .getByRole('button', { name: 'Read More' });
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const formNotice = (page: Page) => page.getByText(/^This form is not working/);
const newsNotice = (page: Page) => page.getByText(/^This part of the page could not be loaded/);

/** Chooses a filter and reads an article: the page answers. */
async function useNews(page: Page) {
  await technology(page).click();
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  await readMore(page).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

async function fillForm(page: Page) {
  await field(page, /^Full Name/).fill('A Reader');
  await field(page, /^Email Address/).fill('reader@example.com');
  await page.getByRole('combobox').selectOption({ label: 'General Inquiry' });
  await field(page, /^Message/).fill('A long message\nin two lines');
}

async function expectFormKept(page: Page) {
  await expect(field(page, /^Full Name/)).toHaveValue('A Reader');
  await expect(field(page, /^Email Address/)).toHaveValue('reader@example.com');
  await expect(page.getByRole('combobox').locator('option:checked')).toHaveText('General Inquiry');
  await expect(field(page, /^Message/)).toHaveValue('A long message\nin two lines');
}

/** The form says that it does not work, and how else to reach us; what was typed is there. */
async function expectFormSaysSo(page: Page) {
  await expect(formNotice(page)).toBeVisible();
  await expect(formNotice(page)).toContainText(/reload this page/);
  await expect(formNotice(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expectFormKept(page);
  await expect(page).toHaveURL('/contact');
}

/** All six articles are there as they were served, and lead to their pages. */
async function expectNewsReadable(page: Page) {
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(titles).toHaveCount(6);
  const paths = await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.sort()).toEqual(articlePages);
}

test.describe('the picture host', () => {
  test('that never answers holds nothing up', async ({ page }) => {
    await page.route(pictures, () => {});
    await page.goto('/news-insights', { waitUntil: 'domcontentloaded' });
    await useNews(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await page.goto(articlePages[0] as string, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(
      page.getByRole('region', { name: 'Share this article' }).getByRole('status'),
    ).not.toBeEmpty();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test.describe('that answers rubbish', () => {
    // The browser notes refused answers, and the policy a picture that is somewhere else.
    test.use({
      expectedErrors: [
        [/Failed to load resource/, /violates the following Content Security Policy/],
        { scope: 'test' },
      ],
    });

    const fillPicture = (route: Route, body: Buffer) => route.fulfill({ contentType: 'image/png', body });
    let whole: Buffer;
    let huge: Buffer;
    let tiny: Buffer;
    test.beforeAll(async () => {
      [whole, huge, tiny] = await Promise.all([picture(1200), picture(6000), picture(1)]);
    });

    const answers: Record<string, (route: Route) => Promise<void>> = {
      HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<script>throw 1</script>' }),
      'half a picture': (route) => fillPicture(route, whole.subarray(0, whole.length / 2)),
      'a huge picture': (route) => fillPicture(route, huge),
      'a tiny picture': (route) => fillPicture(route, tiny),
      'status 404': (route) => route.fulfill({ status: 404, contentType: 'image/png', body: '' }),
      'a redirect to elsewhere': (route) =>
        route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/x.png' } }),
    };

    test('leaves every page as it is laid out', async ({ page }) => {
      const layout = () =>
        page
          .getByRole('main')
          .locator('section, article, h3')
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { x, y, width, height } = part.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            }),
          );
      await page.goto('/news-insights');
      const expected = await layout();
      expect(expected.length).toBeGreaterThan(10);
      for (const [name, answer] of Object.entries(answers)) {
        await test.step(name, async () => {
          await page.unroute(pictures);
          await page.route(pictures, answer);
          await page.goto('/news-insights');
          expect(await layout()).toEqual(expected);
          await technology(page).click();
          await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
          const drawing = page.getByRole('article').first().locator('img[src^="/drawings/"]');
          await expect(drawing).toHaveJSProperty('complete', true);
        });
      }
    });
  });
});

/** A picture without much in it, `size` pixels wide and high. */
function picture(size: number): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 90 };
  return sharp({ create: { width: size, height: size, channels: 3, background }, limitInputPixels: false })
    .png()
    .toBuffer();
}

test.describe('code that comes only in part', () => {
  // The browser notes a missing file.
  test.use({ expectedErrors: [[/Failed to load resource/, /Expected a JavaScript/], { scope: 'test' }] });

  const notFound = readFileSync('out/404.html', 'utf8');
  const isEntry = (route: Route) => /\/islands[^/]*-[A-Z0-9]+\.js$/.test(route.request().url());
  const whole = async (route: Route) => (await route.fetch()).text();
  const fill = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });

  const faults: Record<string, (route: Route) => Promise<void>> = {
    'after a deploy has taken the old files away': (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    'with its chunks missing': (route) => (isEntry(route) ? route.continue() : route.abort()),
    'cut off in the middle': async (route) => {
      const code = await whole(route);
      return isEntry(route) ? fill(route, code) : fill(route, code.slice(0, code.length / 2));
    },
    'with a syntax error': async (route) => fill(route, `${await whole(route)}\n}{`),
    'that throws as it starts': (route) => fill(route, 'throw new Error("broken")'),
    'of another version': (route) =>
      isEntry(route) ? fill(route, 'export const other = 1') : route.continue(),
  };

  for (const [name, fault] of Object.entries(faults)) {
    test(`${name} leaves the news and the form usable`, async ({ page }) => {
      await page.route(scripts, fault);
      await page.goto('/news-insights');
      await technology(page).click();
      await expect(newsNotice(page)).toBeVisible();
      await expectNewsReadable(page);
      await readMore(page).click();
      await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
      await page.goto('/contact');
      await fillForm(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expectFormSaysSo(page);
    });
  }

  test('asks no more for what is not there with every move of the pointer', async ({ page }) => {
    const asked: string[] = [];
    await page.route(scripts, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/news-insights');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
    await page.mouse.move(400, 300);
    await failed;
    await painted(page);
    for (const y of [310, 400, 500, 600]) await page.mouse.move(400, y);
    await page.keyboard.press('Tab');
    await painted(page);
    expect(asked).toHaveLength(1);
  });
});

test.describe('code that fails in the middle', () => {
  // What failed is told to whoever looks into the console.
  test.use({ expectedErrors: [[/broken on purpose/], { scope: 'test' }] });

  /** Makes a function of the browser fail from now on. */
  const breakFunction = (page: Page, path: string) =>
    page.evaluate((names) => {
      type Holder = { [key: string]: Holder };
      const holder = names
        .slice(0, -1)
        .reduce((inner, name) => inner[name] as Holder, window as unknown as Holder);
      const last = names.at(-1) as string;
      const good = holder[last] as Holder;
      const broken: unknown = () => {
        throw new Error('broken on purpose');
      };
      holder[last] = broken as Holder;
      Object.assign(window, {
        mend: () => {
          holder[last] = good;
        },
      });
    }, path.split('.'));
  const mend = (page: Page) => page.evaluate(() => (window as unknown as { mend: () => void }).mend());

  test('brings the list back when a filter fails, says so, and works again', async ({ page }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await breakFunction(page, 'URLSearchParams.prototype.toString');
    await page.getByRole('button', { name: 'All (6)' }).click();
    await expect(newsNotice(page)).toBeVisible();
    await expectNewsReadable(page);
    await mend(page);
    await page.getByRole('button', { name: 'Innovation (1)' }).click();
    await expect(page.getByRole('heading', { name: 'Innovation Articles' })).toBeVisible();
    await expect(newsNotice(page)).toBeHidden();
    await useNews(page);
  });

  test('opens an article on its page when the modal fails', async ({ page }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await breakFunction(page, 'HTMLDialogElement.prototype.showModal');
    await readMore(page).click();
    await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
    await page.goBack();
    await expectNewsReadable(page);
  });

  test('opens an article on its page when the history takes no more entries', async ({ page }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await breakFunction(page, 'history.pushState');
    await readMore(page).click();
    await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
  });

  test('keeps what is typed when the form fails, and says so', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      const good = window.addEventListener;
      window.addEventListener = (type: string, ...rest: unknown[]) => {
        if (type === 'pagehide') throw new Error('broken on purpose');
        good.call(window, type, ...(rest as [() => void]));
      };
    });
    await fillForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectFormSaysSo(page);
    await field(page, /^Message/).press('End');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectFormSaysSo(page);
  });

  test('does not leave the form sending for ever', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await fillForm(page);
    await breakFunction(page, 'alert');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(page.clock.fastForward(2000)).rejects.toThrow(/broken on purpose/);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expectFormKept(page);
  });
});

test('refused storage changes nothing on any page', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refuse);
    Object.defineProperty(Document.prototype, 'cookie', refuse);
    Object.defineProperty(Navigator.prototype, 'serviceWorker', refuse);
  });
  for (const path of allPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.goto('/news-insights');
  await useNews(page);
});

test.describe('without a connection', () => {
  // The browser notes what it cannot fetch.
  test.use({ expectedErrors: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('an open news page still filters, and says of a text that it cannot be had', async ({
    page,
    context,
  }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'All (6)' }).click();
    await expectNewsReadable(page);
    await technology(page).click();
    await readMore(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(dialog(page).getByRole('link', { name: /own page/ })).toBeVisible();
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  });

  test('an open form goes on as before', async ({ page, context }) => {
    await page.clock.install();
    const alerts: string[] = [];
    page.on('dialog', (shown) => {
      alerts.push(shown.message());
      return shown.accept();
    });
    await page.goto('/contact');
    const loaded = page.locator('[data-island][data-alive]').waitFor();
    await fillForm(page);
    await loaded;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(field(page, /^Message/)).toHaveValue('');
    expect(alerts).toHaveLength(1);
  });

  test('a form whose code has not come says so, and sends once there is one', async ({ page, context }) => {
    await page.goto('/contact');
    await context.setOffline(true);
    await fillForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectFormSaysSo(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(formNotice(page)).toBeHidden();
  });

  test('the menu, the contents list and what was read stay there', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/privacy-policy');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByText('On this page').filter({ visible: true }).click();
    await contents.getByRole('link', { name: 'Children' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Children' })).toBeInViewport();
  });
});

test.describe('a deploy while a page is open', () => {
  // A style of the new pages is not known to the policy of the old one; it is not wanted there either.
  test.use({ expectedErrors: [[/Applying inline style/, /status of 404/], { scope: 'test' }] });

  test('shows the new text of an article in the old page', async ({ page }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await page.route('**/news-insights/*', async (route) => {
      const body = (await (await route.fetch()).text()).replace('<style>', '<style>.new{color:red}');
      return route.fulfill({ contentType: 'text/html', body: body.replace(/<p>/, '<p>Written anew. ') });
    });
    await readMore(page).click();
    await expect(dialog(page).getByText(/^Written anew\./)).toBeVisible();
  });

  test('says of an article that is gone that it cannot be had', async ({ page }) => {
    await page.goto('/news-insights');
    await useNews(page);
    await page.route('**/news-insights/*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: readFileSync('out/404.html', 'utf8') }),
    );
    await readMore(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/could not be loaded/);
    await page.keyboard.press('Escape');
  });
});
