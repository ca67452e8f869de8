import type { Page } from '@playwright/test';
import { expect } from './localTest';

export async function openAsset(page: Page, path: string): Promise<void> {
  await page.goto(`/#/assets/${path}`);
  await expect(page.getByRole('group', { name: 'Asset Editor' })).toBeVisible();
}

/** Renames the open file. The dialog selects its name, without the extension, a moment after it opens. */
export async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  const selected = () =>
    dialog
      .getByRole('textbox')
      .evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
        value.slice(selectionStart ?? 0, selectionEnd ?? 0),
      );
  await expect.poll(selected).toMatch(/^[a-z-]+$/);
  await page.keyboard.insertText(name);
  await dialog.getByRole('button', { name: 'Rename' }).click();
}
