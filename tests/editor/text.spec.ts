import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { toolbarButtons } from '../../tools/editor/text-field/buttons';
import { axeViolations } from '../browser/axe';
import { expectSaved } from './form';
import { expect, test } from './localTest';
import { chooseFile, readRepositoryFile, specification, textFilesIn } from './repository';
import { buttonOn, file, open, path } from './textField';

const words = 'One two three.\n\nAnother paragraph.';
const bold = 'One **two** three.\n\nAnother paragraph.';

/** Selects a number of characters behind a number of others. */
async function select(text: Locator, start: number, length: number): Promise<void> {
  await text.focus();
  await text.evaluate((element, [from, to]) => (element as HTMLTextAreaElement).setSelectionRange(from, to), [
    start,
    start + length,
  ] as const);
}

/** Answers a dialog of the text field, by the names of its fields. */
async function answer(page: Page, name: string, answers: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  for (const [label, value] of Object.entries(answers)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

test('buttons write Markdown, also what they ask for, and the browser takes each change back', async ({
  page,
}) => {
  const text = await open(page, words);
  for (const { label } of toolbarButtons) await expect(buttonOn(page, label)).toBeAttached();
  expect(await text.evaluate((element) => (element as HTMLElement).spellcheck)).toBe(true);
  await select(text, 4, 3);
  await buttonOn(page, 'Picture').click();
  await chooseFile(page, 'team-day.jpg');
  await answer(page, 'Picture', { 'What it shows': 'A hill', Caption: 'The hill.' });
  const picture = '![A hill](../pictures/team-day.jpg "The hill.")';
  await expect(text).toHaveValue(`One two three.\n\n${picture}\n\nAnother paragraph.`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(words);
  await select(text, 4, 3);
  await page.keyboard.press('ControlOrMeta+b');
  await expect(text).toHaveValue(bold);
  await buttonOn(page, 'Footnote').click();
  await answer(page, 'Footnote', { Note: 'A note.' });
  await expect(text).toHaveValue(/\n\n\[\^1\]: A note\.$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(bold);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(words);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await text.press('ControlOrMeta+s');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(file(bold));
  await expectSaved(page);
});

test('a link leads to a page from a list or to a URL, and typing replaces what a dialog has filled in', async ({
  page,
}) => {
  const text = await open(page, words, await textFilesIn(specification));
  await select(text, 0, 3);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const url = dialog.getByLabel('Page, article or URL');
  const label = dialog.getByLabel('Words of the link');
  await expect(url).toBeFocused();
  await expect(dialog.locator('option[value="/our-businesses"]')).toHaveText('Our Businesses');
  await page.keyboard.type('www.ato.gov.au/tax');
  await page.keyboard.press('Tab');
  await expect(label).toHaveValue('One');
  await page.keyboard.type('tax office');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('[tax office](https://www.ato.gov.au/tax) two three.\n\nAnother paragraph.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(words);

  await select(text, 0, 0);
  await page.keyboard.press('ControlOrMeta+k');
  await url.fill('/our-businesses');
  await expect(label).toHaveValue('Our Businesses');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(`[Our Businesses](/our-businesses)${words}`);
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
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(buttonOn(page, 'Table')).toBeFocused();
  await buttonOn(page, 'Inner heading').press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('### One two three.');
});

/** Pastes as a browser does. */
async function paste(text: Locator, data: Record<string, string>): Promise<void> {
  await text.evaluate((element, all) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(all)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test('a text from Word is pasted as Markdown, a URL over words becomes a link, and a file that is dropped gives advice', async ({
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
  await select(text, 14, 0);
  await paste(text, { 'text/html': fixture('word.html'), 'text/plain': 'plain' });
  await expect(text).toHaveValue(`One two three.\n\n${fixture('word.md').trim()}\n\nAnother paragraph.`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(words);
  await select(text, 4, 3);
  await paste(text, { 'text/plain': 'https://www.ato.gov.au' });
  await expect(text).toHaveValue(/^One \[two\]\(https:\/\/www\.ato\.gov\.au\) three\./);
});
