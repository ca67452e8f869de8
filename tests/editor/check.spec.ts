import type { Page } from '@playwright/test';
import { excerptOn, expectSaved, save, textOn, titleOn } from './form';
import { blockedByPolicy, expect, test } from './localTest';
import { article, openSpecification, readRepositoryFile, urlOf } from './repository';

const checkOn = (page: Page) => page.locator('.check-summary');
const messageOn = (page: Page, place: string | RegExp) =>
  checkOn(page).getByRole('button', { name: place, exact: true });
const refusalOn = (page: Page) => page.locator('.toast .alert.error');

/** Opens the article, and waits until its form is checked: before, it loses words. */
async function open(page: Page): Promise<void> {
  await openSpecification(page, urlOf(article));
  await expect(checkOn(page)).toHaveAttribute('aria-busy', 'false');
}

const takenTitle = 'Construction Innovation: Building for Tomorrow';

test('a message leads to its field or text, which takes words at once, and goes with its cause', async ({
  page,
}) => {
  await open(page);
  await excerptOn(page).fill('A new one for for you.');
  await expect(checkOn(page)).toContainText("'for for' has a word twice");
  await messageOn(page, 'Excerpt').click();
  await expect(excerptOn(page)).toBeFocused();
  await excerptOn(page).fill('A new one for you.');
  await expect(checkOn(page)).toContainText('No errors or warnings.');

  await textOn(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(' Ask the the firm.');
  await messageOn(page, /^Text, line \d+$/).click();
  await expect(textOn(page)).toBeFocused();

  // It has a hidden control and buttons.
  await page.goto('/#/collections/articles/new');
  await messageOn(page, 'Image').click();
  await titleOn(page).pressSequentially('Every letter');
  await expect(titleOn(page)).toHaveValue('Every letter');
});

test('an error refuses to save, also a placeholder unless it is in a draft', async ({ page }) => {
  await open(page);
  await titleOn(page).fill(takenTitle);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(refusalOn(page)).toBeVisible();
  await expect(checkOn(page)).toContainText('is also the title of');
  await titleOn(page).fill('What to ask first');
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ntitle: What to ask first\n');
  await expectSaved(page);

  await excerptOn(page).fill('TODO write this.');
  await save(page);
  await expect(refusalOn(page)).toBeVisible();
  await expect(checkOn(page)).toContainText("'TODO' is a placeholder");
  await page.getByRole('switch', { name: 'Draft' }).click();
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ndraft: true\n');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an error also refuses to save while the preview is in place of the form', async ({ page }) => {
    await open(page);
    await titleOn(page).fill(takenTitle);
    const toggle = page.getByRole('button', { name: 'Preview', exact: true });
    await toggle.click();
    await expect(titleOn(page)).toBeHidden();
    await save(page);
    await expect(refusalOn(page)).toBeVisible();
    expect(await readRepositoryFile(page, article)).not.toContain(takenTitle);
    await toggle.click();
    await expect(checkOn(page)).toContainText('is also the title of');
  });
});

test.describe('when a rule of the check fails', () => {
  test.use({ expectedErrors: [[...blockedByPolicy, /SyntaxError/], { scope: 'test' }] });

  test('the form says so and is saved', async ({ page }) => {
    await page.route('**/content.json', (route) => route.fulfill({ body: 'not JSON' }));
    await open(page);
    await expect(checkOn(page)).toContainText('The content check failed. You can save');
    await titleOn(page).fill(takenTitle);
    await save(page);
    await expect.poll(() => readRepositoryFile(page, article)).toContain('Building for Tomorrow');
  });
});
