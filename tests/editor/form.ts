import { expect, type Page } from '@playwright/test';

export const saveButtonOn = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export const titleOn = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

export const excerptOn = (page: Page) => page.getByRole('textbox', { name: 'Excerpt', exact: true });

export const textOn = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

export const sectionsOn = (page: Page) => page.getByRole('group', { name: /Sections.* Field/ });

/** The offer of text that was not saved. */
export const offerOn = (page: Page) => page.getByRole('alertdialog', { name: 'Restore Draft' });

/** Saves the open form. */
export async function save(page: Page): Promise<void> {
  await saveButtonOn(page).click();
}

/** Waits until the open form is saved: it stays open, with nothing left to save. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(saveButtonOn(page)).toBeDisabled();
}
