import { expect, test } from './localTest';
import { wideWindow } from './previewTest';
import { buttonOn, linesOf, open } from './textField';

test('what a button inserts gets no message, and nothing moves, until the caret leaves it or the writer pauses', async ({
  page,
}) => {
  await page.setViewportSize(wideWindow);
  const text = await open(page, `${'Words.\n\n'.repeat(20)}Last words.`);
  const summary = page.locator('.check-summary').getByRole('status');
  const messages = page.locator('[data-key-path="body"] > .check-messages li');
  await text.press('ControlOrMeta+End');
  await buttonOn(page, 'Quotation').click();
  const dialog = page.getByRole('dialog', { name: 'Quotation' });
  await dialog.getByLabel('Speaker').fill('Jane Doe');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect.poll(() => linesOf(text)).toContain('— Jane Doe');
  await expect(text.locator('.cm-line').last()).toBeInViewport();
  await expect(page.locator('.check-summary')).toHaveAttribute('aria-busy', 'false');
  await expect(summary).toHaveText('No errors or warnings.');
  await expect(messages).toHaveCount(0);

  const top = async () => (await text.locator('.cm-line').last().boundingBox())?.y ?? 0;
  const before = await top();
  await page.keyboard.press('ArrowUp');
  await expect(summary).toHaveText('1 warning. You can save.');
  await expect(messages).toContainText('this quotation has a speaker and no words');
  expect(await top()).toBeCloseTo(before, -0.5);

  // What was there before stays, while it is being corrected.
  await page.keyboard.press('ArrowDown');
  await expect(messages).toContainText('this quotation has a speaker and no words');
  await page.keyboard.type('We never had to ask.');
  await expect(summary).toHaveText('No errors or warnings.');

  // After a while, what is in its line is found although the caret stays there, and is not forgotten.
  await page.keyboard.type(' Never, beleive us.');
  await expect(summary).toHaveText('1 warning. You can save.');
  await page.keyboard.type(' At all.');
  await expect(summary).toHaveText('1 warning. You can save.');
});
