import type { Page } from '@playwright/test';
import type { Walk } from '../../axe';
import { holdBack } from '../helpers';
import { chooseTechnology, dialog, expectText, readFullArticle } from '../newsPage';
import { expect } from '../test';

/** States that the address of a page alone does not give, with the way to each. */
export const states: Record<string, Walk> = {
  'the open menu': async (page, look) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await look('open');
  },
  'a chosen filter': async (page, look) => {
    await page.goto('/news-insights');
    await chooseTechnology(page);
    await look('chosen');
  },
  'an opened article, before and after its text has come': async (page, look) => {
    await page.goto('/news-insights');
    const release = await holdBack(page, '**/news-insights/*');
    await readFullArticle(page).click();
    await expect(page.getByText('Loading the article...')).toBeVisible();
    await look('on the way');
    release();
    await expectText(page);
    await look('with its text');
  },
  'an opened article with a wide table on a phone': async (page, look) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/news-insights');
    await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
    await expect(dialog(page).getByRole('table')).toBeVisible();
    await look('with its table');
  },
  'an opened article whose text could not be had': async (page, look) => {
    await page.goto('/news-insights');
    await page.route('**/news-insights/*', (route) => route.abort());
    await readFullArticle(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await look('without its text');
  },
  'the contact form, invalid and while it sends': async (page, look) => {
    await sendForEver(page);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await look('invalid');
    await page.getByLabel('Full Name').fill('A reader');
    await page.getByLabel('Email Address').fill('reader@example.com');
    await page.getByLabel('Inquiry Type').selectOption('general');
    await page.getByRole('textbox', { name: 'Message' }).fill('A question');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await look('sending');
  },
  'pictures that failed among the news': async (page, look) => {
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.goto('/news-insights');
    await expect(page.locator('img[data-failed]').first()).toBeAttached();
    await look('failed');
  },
};

/** The two seconds of the sending never end. */
function sendForEver(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (run: () => void, delay?: number) => (delay === 2000 ? 0 : setTimeout(run, delay));
    Object.assign(window, { setTimeout: patient });
  });
}
