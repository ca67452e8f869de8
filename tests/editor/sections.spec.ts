import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectSaved, save, sectionsOn } from './form';
import { expect, test } from './localTest';
import { openSpecification, readRepositoryFile, specification, urlOf } from './repository';

const path = 'content/pages/contact.md';

const removeButtonsOn = (page: Page) => sectionsOn(page).getByRole('button', { name: 'Remove' });

/** Removes a section. With the keyboard: the form may still move, and a click would miss. */
async function remove(page: Page, index: number): Promise<void> {
  await removeButtonsOn(page).nth(index).press('Enter');
}

test('sections are added, moved and removed, and the others stay as they are written', async ({ page }) => {
  const written = readFileSync(`${specification}/pages/contact.md`, 'utf8');
  await openSpecification(page, urlOf(path));
  const sections = sectionsOn(page);
  const last = (name: string) => sections.getByRole('textbox', { name, exact: true }).last();
  const add = async (type: string) => {
    await sections.getByRole('button', { name: /^Add .*Section/ }).click();
    await page.getByRole('menuitem', { name: type, exact: true }).click();
    // Until the section is there, the last heading is another one's.
    await expect(last('Heading')).toHaveValue('');
    await last('Heading').fill(type);
  };
  await add('People');
  // A key would be lost while the list renders.
  await expect(page.locator('.check-summary')).toHaveAttribute('aria-busy', 'false');
  await sections.getByRole('button', { name: 'Reorder Item' }).last().press('ArrowUp');
  const lastSection = sections.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).last();
  await expect(lastSection).toContainText('Panels');
  await add('Questions');
  await sections.getByRole('button', { name: /^Add .*Question/ }).click();
  await last('Question').fill('Why?');
  await last('Answer').fill('Because.');
  await save(page);
  const people = '  - type: people\n    heading: People\n';
  const questions =
    '  - type: questions\n    heading: Questions\n    items:\n      - question: Why?\n        answer: Because.\n';
  const changed = written
    .replace(/(?= {2}- type: panels)/, people)
    .replace(/(?=# Words that the owner)/, questions);
  await expect.poll(() => readRepositoryFile(page, path)).toBe(changed);
  await expectSaved(page);

  // Opened again, the sections are folded.
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(sections).toBeHidden();
  await page.goto(urlOf(path));
  await expect(removeButtonsOn(page)).toHaveCount(5);
  await remove(page, 4);
  await expect(removeButtonsOn(page)).toHaveCount(4);
  // The people, above the link panels.
  await remove(page, 2);
  await expect(removeButtonsOn(page)).toHaveCount(3);
  await save(page);
  await expect.poll(() => readRepositoryFile(page, path)).toBe(written);
});
