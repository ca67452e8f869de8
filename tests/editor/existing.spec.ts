import { expect, test } from './localTest';
import { chooseFile } from './repository';
import { buttonOn, dialogViolations, linesOf, open } from './textField';

test('Link changes the link under the caret, a download opens its own dialog, a picture keeps its file and its point when its caption changes, and a video gets its length and a picture, which can be removed again', async ({
  page,
}) => {
  const text = await open(
    page,
    'The rules are with [the Fair Work Ombudsman](https://www.fairwork.gov.au/leave).\n\nRead [the letter](../files/letter.pdf).\n\n![A hill](../pictures/team-day.jpg "The hill. focus: 40% 20%")\n\n[How a fig tree grows](https://vimeo.com/76979871)',
  );
  await text.getByText('https://www.fairwork.gov.au/leave').click();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const url = dialog.getByLabel('Page, article or URL');
  await expect(url).toHaveValue('https://www.fairwork.gov.au/leave');
  await expect(dialog.getByRole('status')).toHaveText('A link to another site');
  await expect(dialog.getByLabel('Words of the link')).toHaveValue('the Fair Work Ombudsman');
  await url.fill('jane@example.com');
  await expect(dialog.getByRole('status')).toHaveText('A link to an e-mail address');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.poll(() => linesOf(text)).toContain('[the Fair Work Ombudsman](mailto:jane@example.com).');
  await text.getByText('mailto:jane@example.com').click();
  await page.keyboard.press('ControlOrMeta+k');
  await url.fill('/news-insights/another-text');
  await expect(dialog.getByRole('button', { pressed: true })).toContainText('/news-insights/another-text');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect
    .poll(() => linesOf(text))
    .toContain('are with [the Fair Work Ombudsman](/news-insights/another-text).');
  await text.getByText('../files/letter.pdf').click();
  await buttonOn(page, 'Link').click();
  const download = page.getByRole('dialog', { name: 'Download' });
  await expect(download.getByLabel('File')).toHaveValue('letter.pdf');
  await download.getByRole('button', { name: 'Cancel' }).click();

  await text.getByText('../pictures/team-day.jpg').click();
  await buttonOn(page, 'Picture').click();
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await expect(picture.getByLabel('What must stay in view')).toHaveValue('40% 20%');
  await picture.getByLabel('Caption').fill('Our hill.');
  await picture.getByRole('button', { name: 'Change', exact: true }).click();
  await expect
    .poll(() => linesOf(text))
    .toMatch(/\n!\[A hill\]\(\.\.\/pictures\/team-day\.jpg "Our hill\. focus: 40% 20%"\)\n/);

  await text.getByText('https://vimeo.com/76979871').click();
  await buttonOn(page, 'Video').click();
  const video = page.getByRole('dialog', { name: 'Video' });
  const alternative = video.getByLabel('What the picture shows');
  await video.getByLabel('Length').fill('3:15');
  await expect(alternative).toBeHidden();
  await video.getByRole('button', { name: 'Choose a file' }).click();
  await chooseFile(page, 'team-day.jpg');
  await alternative.fill('A fig tree');
  expect(await dialogViolations(page, video)).toEqual([]);
  await video.getByRole('button', { name: 'Change', exact: true }).click();
  const card =
    '[![A fig tree](../pictures/team-day.jpg) How a fig tree grows](https://vimeo.com/76979871 "3:15")';
  const lastLine = async () => (await linesOf(text)).split('\n').at(-1);
  await expect.poll(lastLine).toBe(card);
  await text.getByText('../pictures/team-day.jpg').last().click();
  await buttonOn(page, 'Video').click();
  await video.getByRole('button', { name: 'Remove' }).click();
  await expect(alternative).toBeHidden();
  await video.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.poll(lastLine).toBe('[How a fig tree grows](https://vimeo.com/76979871 "3:15")');
});
