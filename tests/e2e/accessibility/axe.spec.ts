import { axeFaults } from '../../axe';
import { holdBack } from '../helpers';
import { expect, test } from '../test';
import { sitePaths } from './sitePaths';

test.use({
  expectedErrors: [/status of 404/],
  // Halfway through a change of colours nothing has the contrast that it will have.
  contextOptions: { reducedMotion: 'reduce' },
});

const schemes = ['light', 'dark'] as const;

for (const path of sitePaths) {
  test(`axe finds nothing on ${path}, light and dark, narrow and wide`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page), `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('the walk goes over every kind of page', () => {
  expect(sitePaths).toEqual(expect.arrayContaining(['/', '/contact', '/privacy-policy']));
  expect(sitePaths.filter((path) => path.startsWith('/news-insights/')).length).toBeGreaterThanOrEqual(6);
});

for (const colorScheme of schemes) {
  test.describe(`in the ${colorScheme} scheme axe finds nothing on`, () => {
    test.use({ colorScheme });

    test('the open menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    test('a chosen filter', async ({ page }) => {
      await page.goto('/news-insights');
      await page.getByRole('button', { name: 'Technology (2)' }).click();
      await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    test('an opened article, before and after its text has come', async ({ page }) => {
      await page.goto('/news-insights');
      const release = await holdBack(page, '**/news-insights/*');
      await page.getByRole('button', { name: 'Read Full Article' }).click();
      await expect(page.getByText('Loading the article...')).toBeVisible();
      expect(await axeFaults(page), 'on the way').toEqual([]);
      release();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      expect(await axeFaults(page), 'with its text').toEqual([]);
    });

    test('an opened article with a wide table on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/news-insights');
      await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    test('an opened article whose text could not be had', async ({ page }) => {
      await page.goto('/news-insights');
      await page.route('**/news-insights/*', (route) => route.abort());
      await page.getByRole('button', { name: 'Read Full Article' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    test('the contact form, invalid and while it sends', async ({ page }) => {
      // The two seconds of the sending never end.
      await page.addInitScript(() => {
        const { setTimeout } = window;
        const patient = (run: () => void, delay?: number) => (delay === 2000 ? 0 : setTimeout(run, delay));
        Object.assign(window, { setTimeout: patient });
      });
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByLabel('Full Name')).toBeFocused();
      expect(await axeFaults(page), 'invalid').toEqual([]);
      await page.getByLabel('Full Name').fill('A reader');
      await page.getByLabel('Email Address').fill('reader@example.com');
      await page.getByLabel('Inquiry Type').selectOption('general');
      await page.getByRole('textbox', { name: 'Message' }).fill('A question');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      expect(await axeFaults(page), 'sending').toEqual([]);
    });

    test.describe('pictures that failed', () => {
      test.use({ imageHost: 'fails' });

      test('among the news', async ({ page }) => {
        await page.goto('/news-insights');
        await expect(page.locator('img[data-failed]').first()).toBeAttached();
        expect(await axeFaults(page)).toEqual([]);
      });
    });
  });
}
