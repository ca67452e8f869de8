import { expect, test } from '../full';

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
