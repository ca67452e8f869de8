import { axeFaults, schemes, settledColours, testStatesWithAxe } from '../../axe';
import { expect, test } from '../test';
import { sitePaths } from './sitePaths';
import { states } from './states';

test.use({ expectedErrors: [/status of 404/], ...settledColours });

for (const path of sitePaths) {
  test(`axe finds nothing on ${path}, light and dark, narrow and wide`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page), `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('the walk goes over every kind of page', () => {
  expect(sitePaths).toEqual(expect.arrayContaining(['/', '/contact', '/privacy-policy']));
  expect(sitePaths.filter((path) => path.startsWith('/news-insights/')).length).toBeGreaterThanOrEqual(6);
});

testStatesWithAxe(test, states);
