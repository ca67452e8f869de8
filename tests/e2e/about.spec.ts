import { expect, test } from './test';

const values = ['Trust', 'Innovation', 'Family', 'Excellence', 'Growth', 'Community'];
const sentence = /\w+ \w+.*\./;

test('the About page has the story, mission, vision, six values and three parts of the approach, in order, each with a heading and a sentence', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...[/\S/, /mission/i, /vision/i, /value/i, /strategic approach/i, /\S/],
  ]);
  const story = main.getByRole('region').first();
  for (const name of ['Exclusive Computer Consulting', 'PagareOne']) await expect(story).toContainText(name);
  await expect(story).toContainText(/(prepar|plan).*Aged Care.*CCTV & Security Division.*Construction/i);
  for (const name of [/mission/i, /vision/i]) {
    const statement = main.getByRole('region', { name });
    await expect(statement.getByRole('heading')).toHaveCount(1);
    await expect(statement.getByRole('paragraph')).toHaveText(/\w+( \w+){5}/);
  }
  for (const [name, headings] of [
    [/value/i, values],
    [/strategic approach/i, [/\S/, /\S/, /\S/]],
  ] as const) {
    const cards = page.getByRole('region', { name }).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText([...headings]);
    await expect(cards.getByRole('paragraph')).toHaveText(Array(headings.length).fill(sentence));
  }
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img'), 'drawings are decorative').toHaveCount(0);
});
