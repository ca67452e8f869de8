import { articlePages } from '../e2e/helpers';
import { expect, test } from '../e2e/test';
import { browseNews } from './parts';

test('pages work with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refuse);
    Object.defineProperty(Document.prototype, 'cookie', refuse);
    Object.defineProperty(Navigator.prototype, 'serviceWorker', refuse);
  });
  for (const path of ['/', '/contact', '/privacy-policy', articlePages[0] as string]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.goto('/news-insights');
  await browseNews(page);
});
