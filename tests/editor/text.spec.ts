import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { toolbarButtons } from '../../tools/editor/text-field/buttons';
import { axeViolations } from '../browser/axe';
import { expectSaved, save, textOn } from './form';
import { expect, test } from './localTest';
import { chooseFile, photograph, readRepositoryFile, specification, textFilesIn, upload } from './repository';
import { buttonOn, file, linesOf, open, path } from './textField';

const words = 'One two three.\n\nAnother paragraph.';
const bold = 'One **two** three.\n\nAnother paragraph.';

/** Selects a number of characters of the first line behind a number of others. */
async function select(page: Page, start: number, length: number): Promise<void> {
  await textOn(page).press('ControlOrMeta+Home');
  await textOn(page).evaluate(
    (text, [from, to]) => {
      const words = text.querySelector('.cm-line')?.firstChild as Text;
      getSelection()?.setBaseAndExtent(words, from, words, to);
    },
    [start, start + length] as const,
  );
}

/** Answers a dialog of the text field, by the names of its fields. */
async function answer(page: Page, name: string, answers: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  for (const [label, value] of Object.entries(answers)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

test('buttons write Markdown, also what they ask for, and each change can be taken back', async ({
  page,
}) => {
  const text = await open(page, words);
  for (const { label } of toolbarButtons()) await expect(buttonOn(page, label)).toBeAttached();
  await select(page, 4, 3);
  await buttonOn(page, 'Picture').click();
  await chooseFile(page, 'team-day.jpg');
  await answer(page, 'Picture', { 'What it shows': 'A hill', Caption: 'The hill.' });
  const picture = '![A hill](../pictures/team-day.jpg "The hill.")';
  await expect.poll(() => linesOf(text)).toBe(`One two three.\n\n${picture}\n\nAnother paragraph.`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => linesOf(text)).toBe(words);
  await select(page, 4, 3);
  await page.keyboard.press('ControlOrMeta+b');
  await expect.poll(() => linesOf(text)).toBe(bold);
  await buttonOn(page, 'Undo').click();
  await expect.poll(() => linesOf(text)).toBe(words);
  await buttonOn(page, 'Redo').click();
  await text.press('ControlOrMeta+s');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(file(bold));
  await expectSaved(page);
  await expect(text).toBeFocused();
});

test('a link leads to a page that the chooser lists, also one that was added since, or to a URL', async ({
  page,
}) => {
  const text = await open(page, words, await textFilesIn(specification));
  await select(page, 0, 0);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const url = dialog.getByLabel('Page, article or URL');
  await expect(url).toBeFocused();
  await url.fill('another text');
  await expect(dialog.getByRole('listitem')).toHaveText('Another text/news-insights/another-text');
  await url.fill('our-businesses');
  await url.press('ArrowDown');
  const title = 'Our Businesses';
  await expect(dialog.getByRole('button', { name: title })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(url).toHaveValue('/our-businesses');
  await expect(dialog.getByLabel('Words of the link')).toHaveValue(title);
  await page.keyboard.press('Enter');
  await expect.poll(() => linesOf(text)).toBe(`[${title}](/our-businesses)${words}`);
  await page.keyboard.press('ControlOrMeta+z');

  await page.keyboard.press('ControlOrMeta+k');
  await dialog.getByLabel('Words of the link').fill('tax office');
  await url.fill('www.ato.gov.au/tax');
  await page.keyboard.press('Enter');
  await expect.poll(() => linesOf(text)).toBe(`[tax office](https://www.ato.gov.au/tax)${words}`);
});

test('a picture that is uploaded from the text is saved with the article', async ({ page }) => {
  const text = await open(page, words);
  await select(page, 0, 0);
  await buttonOn(page, 'Picture').click();
  await upload(page, 'New Hill.JPG', await photograph('red'));
  await answer(page, 'Picture', { 'What it shows': 'A hill' });
  await expect.poll(() => linesOf(text)).toContain('![A hill](file saved with this entry)');
  await save(page);
  const saved = file('One two three.\n\n![A hill](../pictures/new-hill.jpg)\n\nAnother paragraph.');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(saved);
  expect(await readRepositoryFile(page, 'content/pictures/new-hill.jpg')).not.toBe('');
});

test('the toolbar and a dialog can be used with the keyboard and have no accessibility violation', async ({
  page,
}) => {
  const text = await open(page, 'One two three.');
  // The heading of a field is the package's.
  expect(await axeViolations(page, { within: '[data-key-path="body"] .field-wrapper' })).toEqual([]);
  await buttonOn(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Link', exact: true });
  // The package moves its container for messages into a dialog that opens. While it does, axe loses the heading.
  await expect(dialog.locator('.toast-base')).toBeAttached();
  expect(await axeViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await text.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(buttonOn(page, 'Heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect.poll(() => linesOf(text)).toBe('## One two three.');
  // Tab is no letter.
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  expect(await linesOf(text)).toBe('## One two three.');
});

/** Pastes as a browser does. */
async function paste(text: Locator, data: Record<string, string>): Promise<void> {
  await text.evaluate((element, all) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(all)) clipboardData.setData(type, value);
    // Word and Excel add a picture of the words.
    if (all['text/plain']) clipboardData.items.add(new File([], 'image.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test('a text from Word is pasted as Markdown, a URL over words becomes a link, words without a form stay, and a picture that is dropped gives advice', async ({
  page,
}) => {
  const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}`, 'utf8');
  const text = await open(page, words);
  const advice: string[] = [];
  page.on('dialog', (dialog) => {
    advice.push(dialog.message());
    return dialog.accept();
  });
  await text.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'hill.png', { type: 'image/png' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(advice).toEqual([expect.stringContaining('choose the button Picture')]);
  await select(page, 14, 0);
  await paste(text, { 'text/html': fixture('word.html'), 'text/plain': 'plain' });
  await expect
    .poll(() => linesOf(text))
    .toBe(`One two three.\n\n${fixture('word.md').trim()}\n\nAnother paragraph.`);
  const others = [
    [{ 'text/plain': 'https://www.ato.gov.au' }, 'One [two](https://www.ato.gov.au) three.'],
    [{ 'text/html': '<span>a *word*</span>', 'text/plain': 'a *word*' }, 'One a *word* three.'],
    [{ 'text/html': 'a <b>bold</b> word', 'text/plain': 'a bold word' }, 'One a **bold** word three.'],
  ] as const;
  for (const [data, line] of others) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => linesOf(text)).toBe(words);
    await select(page, 4, 3);
    await paste(text, data);
    await expect.poll(() => linesOf(text)).toContain(line);
  }
});
