import { expect, test } from '../plain';

test('the About page has the story, mission, vision, six values and three parts of the approach, in order', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  const headings = [/\S/, /mission/i, /vision/i, /value/i, /strategic approach/i, /\S/];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
  const cards = (name: RegExp) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(cards(/value/i).getByRole('heading')).toHaveText([
    ...['Trust', 'Innovation', 'Family', 'Excellence', 'Growth', 'Community'],
  ]);
  await expect(cards(/strategic approach/i).getByRole('heading')).toHaveCount(3);
});
