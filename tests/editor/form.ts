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

/** Types an excerpt, and waits until the browser keeps it. The editor keeps no words that are there before its form is ready. */
export async function writeUnsaved(page: Page, words: string): Promise<void> {
  await expect(page.locator('.check-summary')).toHaveAttribute('aria-busy', 'false');
  await excerptOn(page).press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await expect.poll(() => storedDrafts(page)).toContain(words);
}

/** The drafts that the editor has stored in the browser, as JSON. */
async function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await resultOf(indexedDB.open(name));
    const stores = [...database.objectStoreNames].filter((store) => store === 'draft-backups');
    const drafts = stores.map((store) => resultOf(database.transaction(store).objectStore(store).getAll()));
    database.close();
    return JSON.stringify(await Promise.all(drafts));
  });
}
