import { expect, test } from './test';

test('the arrow of a question turns when it opens', async ({ page }) => {
  await page.goto('/every-section');
  const question = page.locator('summary', { hasText: '?' }).first();
  const arrow = () => question.evaluate((element) => getComputedStyle(element, '::after').transform);
  const closed = await arrow();
  await question.click();
  await expect.poll(arrow).not.toBe(closed);
});

// Browsers without ::details-content print no closed answers.
test('questions are open while the page is printed, and closed again afterwards', async ({ page }) => {
  await page.goto('/every-section');
  const answer = page.getByText('A short answer in one paragraph.');
  await expect(answer).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(answer).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(answer).toBeHidden();
});
