import type { Page } from '@playwright/test';
import { expect } from '../plain';

/** Titles from the specification, both below the fold. */
export const cctv = /^CCTV and AI/;
export const construction = /^Construction Innovation/;

export const technology = (page: Page) => page.getByRole('button', { name: 'Technology (2)' });

/** Selects the filter and waits for its list, because a click while cards move may hit another. */
export async function chooseTechnology(page: Page): Promise<void> {
  await technology(page).click();
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
}

export const card = (page: Page, title: RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

export const readMore = (page: Page, title: RegExp) =>
  card(page, title).getByRole('button', { name: 'Read More' });

export const readFullArticle = (page: Page) =>
  page.getByRole('button', { name: 'Read Full Article', exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');
export const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

/** Waits for the text of the opened article; each has a list. */
export const expectText = (page: Page) => expect(dialog(page).getByRole('listitem').first()).toBeVisible();
