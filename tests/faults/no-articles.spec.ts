import { expect, testOn } from '../browser';
import { sites } from '../sites/sites';
import { walkDocuments } from '../walks/documents';
import { walkNews } from '../walks/news';
import { walkPages } from '../walks/pages';
import { openSite } from '../walks/site';
import { walkUrls } from '../walks/walkSite';

const site = openSite(sites.empty);
/** The pages that show articles or ventures. */
const changed = ['/', '/our-businesses', '/news-insights', '/contact'];

walkDocuments(site);
walkPages({ ...site, pages: site.pages.filter(({ path }) => changed.includes(path)) });
walkNews(site);
walkUrls(site);

const test = testOn(sites.empty.out);

test('without a picture of the image host, no page allows it and the privacy policy does not name it', async ({
  page,
}) => {
  for (const path of ['/privacy-policy', '/news-insights']) {
    await page.goto(path);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).not.toHaveAttribute('content', /unsplash/);
    await expect(page.getByRole('main')).not.toContainText(/unsplash/i);
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  }
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText(
    'We are not likely to disclose personal data to anyone overseas.',
  );
  await expect(page.getByRole('heading', { name: 'Overseas disclosure' })).toBeVisible();
});
