import type { Page } from '@playwright/test';
import { expect } from './test';

/** The article whose title the specification gives; it stands below the fold. */
export const cctv = /^CCTV and AI/;
export const construction = /^Construction Innovation/;

export const technology = (page: Page) => page.getByRole('button', { name: 'Technology (2)' });

/** Chooses the filter and resolves when its list is there: the cards move, and a click before may hit another. */
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

/** The text of the opened article has come: each has a list in it. */
export const expectText = (page: Page) => expect(dialog(page).getByRole('listitem').first()).toBeVisible();
