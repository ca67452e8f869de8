import { platformFontsOf } from '../platformFonts';
import { expect, test } from './test';

test('accented names are in the fonts of the site only', async ({ page }) => {
  await page.goto('/news-insights/a-seventh-article');
  await expect(page.getByRole('heading', { name: 'By Łukasz Świątek and Đorđe Žižka' })).toBeVisible();
  for (const part of ['h2', 'p']) {
    const used = await platformFontsOf(page, `#article-text > ${part}:last-of-type`);
    expect(used).toHaveLength(1);
    expect(used[0]).not.toContain('(system)');
  }
});
