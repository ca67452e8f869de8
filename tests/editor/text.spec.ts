import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../../lib/content/readContent';
import { toolbarButtons } from '../../lib/text/buttons';
import { collections } from '../../tools/collections';
import { pageLinks } from '../../tools/editor/pageLinks';
import { axeViolations } from '../browser/axe';
import { save, saveButtonOn, sectionsOn, textOn } from './form';
import { expect, test } from './localTest';
import {
  chooseFile,
  openSpecification,
  pdf,
  photograph,
  readRepositoryFile,
  specification,
  textFilesIn,
  upload,
  urlOf,
} from './repository';
import { buttonOn, dialogViolations, file, linesOf, open, path, toolbarOn } from './textField';

const words = 'One two three.\n\nAnother paragraph.';

const links = pageLinks(readContent(specification, collections));

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
  for (const [label, value] of Object.entries(answers)) {
    const field = dialog.getByLabel(label);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

type Expected = {
  text: string;
  file?: string;
  answers?: Record<string, string>;
};

const rest = 'Another paragraph.';

/** Buttons with one kind of question each, and one that asks nothing. tests/unit/textInsertion.test.ts has them all. */
const expected: Record<string, Expected> = {
  Bold: { text: `One **two** three.\n\n${rest}` },
  Footnote: {
    answers: { Note: 'The source.' },
    text: `One two[^1] three.\n\n${rest}\n\n[^1]: The source.`,
  },
  Picture: {
    file: 'team-day.jpg',
    answers: { 'What it shows': 'A hill', Caption: 'The hill.', 'What must stay in view': 'Left' },
    text: `One two three.\n\n![A hill](../pictures/team-day.jpg "The hill. focus: left")\n\n${rest}`,
  },
};

/** The names of the buttons in a toolbar. */
const namesIn = (toolbar: Locator) =>
  toolbar.getByRole('button').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));

test('the toolbar has all buttons, which ask for what they insert, and Ctrl+Z takes it back', async ({
  page,
}) => {
  const text = await open(page, words);
  const labels = toolbarButtons().map(({ label }) => label);
  expect(await namesIn(toolbarOn(page))).toEqual([...labels, 'Undo', 'Redo']);
  for (const [name, { text: after, file, answers }] of Object.entries(expected))
    await test.step(name, async () => {
      await select(page, 4, 3);
      await buttonOn(page, name).click();
      if (file) await chooseFile(page, file);
      if (answers) await answer(page, name, answers);
      await expect.poll(() => linesOf(text)).toBe(after);
      await expect(text).toBeFocused();
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => linesOf(text)).toBe(words);
    });
  await select(page, 4, 3);
  await page.keyboard.press('ControlOrMeta+b');
  expect(await linesOf(text)).toContain('One **two** three.');
  await buttonOn(page, 'Undo').click();
  expect(await linesOf(text)).toBe(words);
  await buttonOn(page, 'Redo').click();
  await text.press('ControlOrMeta+s');
  await expect
    .poll(() => readRepositoryFile(page, path))
    .toBe(file('One **two** three.\n\nAnother paragraph.'));
  await expect(saveButtonOn(page)).toBeDisabled();
  await expect(text).toBeFocused();
});

test('a link leads to a page that the chooser lists, or to a URL', async ({ page }) => {
  const text = await open(page, words, await textFilesIn(specification));
  await select(page, 0, 0);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const url = dialog.getByLabel('Page, article or URL');
  await expect(url).toBeFocused();
  // With two articles that the editor was not built with.
  await expect(dialog.getByRole('listitem')).toHaveCount(links.length + 2);
  await url.fill('another text');
  await expect(dialog.getByRole('listitem')).toHaveText('Another text/news-insights/another-text');
  await url.fill('no such words');
  await expect(dialog.getByRole('listitem')).toHaveText(/^Try other words, or write a URL/);
  await url.fill('our-businesses');
  await expect(dialog.getByRole('status')).toHaveText('1 page or article');
  const title = links.find((link) => link.url === '/our-businesses')?.title as string;
  await url.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: title })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(url).toHaveValue('/our-businesses');
  await expect(dialog.getByLabel('Words of the link')).toHaveValue(title);
  await page.keyboard.press('Enter');
  await expect.poll(() => linesOf(text)).toBe(`[${title}](/our-businesses)${words}`);
  await page.keyboard.press('ControlOrMeta+z');

  await page.keyboard.press('ControlOrMeta+k');
  await url.fill('www.ato.gov.au/tax');
  await expect(dialog.getByRole('status')).toHaveText('A link to another site');
  await dialog.getByLabel('Words of the link').fill('tax office');
  await page.keyboard.press('Enter');
  await expect.poll(() => linesOf(text)).toBe(`[tax office](https://www.ato.gov.au/tax)${words}`);
  await page.keyboard.press('ControlOrMeta+z');

  await page.keyboard.press('ControlOrMeta+k');
  await url.fill('javascript:alert(1)');
  await dialog.getByLabel('Words of the link').fill('words');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  expect(await url.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('https://');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  expect(await linesOf(text)).toBe(words);
});

test('a link field has the same chooser, and says that a page is missing', async ({ page }) => {
  await openSpecification(page, urlOf('content/pages/about.md'));
  const sections = sectionsOn(page);
  await sections.getByRole('button', { name: /^Add .*Section/ }).click();
  await page.getByRole('menuitem', { name: /^Call to action:/ }).click();
  const field = page.getByRole('group', { name: /Leads to.* Field/ });
  const line = field.getByRole('textbox');
  await field.getByRole('button', { name: 'Choose a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Page, article or URL' });
  await expect(dialog.getByRole('listitem')).toHaveCount(links.length);
  expect(await dialogViolations(page, dialog)).toEqual([]);
  const [link] = links;
  await dialog.getByRole('button', { name: link?.title }).click();
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(line).toHaveValue(link?.url ?? '');
  await line.fill('/Contact/');
  await line.blur();
  await expect(field.getByRole('listitem')).toHaveText(
    'Error: there is no page /Contact/: did you mean /contact?',
  );
});

test('a picture and a download that are uploaded from the text are saved with the article', async ({
  page,
}) => {
  const text = await open(page, words);
  await select(page, 0, 0);
  await buttonOn(page, 'Picture').click();
  await upload(page, 'New Hill.JPG', await photograph('red'));
  await answer(page, 'Picture', { 'What it shows': 'A hill' });
  await select(page, 0, 0);
  await buttonOn(page, 'Download').click();
  await upload(page, 'New Letter.pdf', pdf);
  await answer(page, 'Download', { 'Words of the link': 'letter' });
  await expect.poll(() => linesOf(text)).toContain('![A hill](file saved with this entry)');
  expect(await linesOf(text)).not.toContain('blob:');
  await save(page);
  const saved = file(
    '[letter](../files/new-letter.pdf)One two three.\n\n![A hill](../pictures/new-hill.jpg)\n\nAnother paragraph.',
  );
  await expect.poll(() => readRepositoryFile(page, path)).toBe(saved);
  expect(await readRepositoryFile(page, 'content/pictures/new-hill.jpg')).not.toBe('');
  expect(await readRepositoryFile(page, 'content/files/new-letter.pdf')).toBe(String(pdf));
});

test('the toolbar and its dialogs can be used with the keyboard alone and have no accessibility violation', async ({
  page,
}) => {
  const text = await open(page, 'One two three.');
  // The heading of a field is the package's.
  expect(await axeViolations(page, { within: '[data-key-path="body"] .field-wrapper' })).toEqual([]);
  for (const name of ['Link', 'Video', 'Call-out']) {
    await buttonOn(page, name).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    expect(await dialogViolations(page, dialog)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await text.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(buttonOn(page, 'Heading')).toBeFocused();
  await page.keyboard.press('End');
  await expect(buttonOn(page, 'Redo')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(buttonOn(page, 'Heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect.poll(() => linesOf(text)).toContain('## One two three.');
  // Tab is no letter.
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  expect(await linesOf(text)).not.toContain('\t');
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

test('a text from Word is pasted as Markdown without its title, a URL over words becomes a link, and words without a form stay', async ({
  page,
}) => {
  const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}`, 'utf8');
  const text = await open(page, words);
  // Advice about the picture in the text from Word.
  page.on('dialog', (dialog) => dialog.accept());
  await select(page, 14, 0);
  await paste(text, { 'text/html': fixture('word.html'), 'text/plain': 'plain' });
  const pasted = `One two three.\n\n${fixture('word.md').trim()}\n\nAnother paragraph.`;
  await expect.poll(() => linesOf(text)).toBe(pasted);
  const others = [
    [{ 'text/plain': 'https://www.ato.gov.au' }, 'One [two](https://www.ato.gov.au) three.'],
    [{ 'text/html': '<span>a *word*</span>', 'text/plain': 'a *word*' }, 'One a *word* three.'],
    [{ 'text/html': '<h1>A short text</h1><p>Words.</p><h2>A</h2><h3>B</h3>' }, 'Words.\n\n## A\n\n### B'],
    [{ 'text/html': 'a <b>bold</b> word', 'text/plain': 'a bold word' }, 'One a **bold** word three.'],
  ] as const;
  for (const [data, line] of others) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => linesOf(text)).toBe(words);
    await select(page, 4, 3);
    await paste(text, data);
    await expect.poll(() => linesOf(text)).toContain(line);
  }
  await save(page);
  const saved = file('One a **bold** word three.\n\nAnother paragraph.');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(saved);
});
