import type { Page } from '@playwright/test';
import { articlePages } from '../e2e/helpers';
import { cctv, chooseTechnology, dialog, expectText, readMore } from '../e2e/newsPage';
import { expect } from '../e2e/test';

export const formNotice = (page: Page) => page.getByText(/^This form is not working/);
export const newsNotice = (page: Page) => page.getByText(/^Filters are not working/);

/** Selects a filter and opens an article. */
export async function browseNews(page: Page) {
  await chooseTechnology(page);
  await readMore(page, cctv).click();
  await expectText(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Expects the form's error message with contact details. */
export async function expectFormError(page: Page) {
  await expect(formNotice(page)).toBeInViewport();
  await expect(formNotice(page)).toContainText(/reload this page/);
  await expect(formNotice(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(formNotice(page).getByRole('link', { name: /^\(03\)/ })).toHaveAttribute('href', /^tel:/);
  await expect(page).toHaveURL('/contact');
}

/** Expects all six articles of the server HTML, linked to their pages. */
export async function expectNewsReadable(page: Page) {
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(titles).toHaveCount(6);
  const paths = await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.sort()).toEqual(articlePages);
}
