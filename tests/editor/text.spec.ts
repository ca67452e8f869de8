import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../../lib/content/readContent';
import { toolbarButtons } from '../../lib/text/buttons';
import { collections } from '../../tools/collections';
import { pageLinks } from '../../tools/editor/pageLinks';
import { axeViolations } from '../browser/axe';
import { expectSaved, offerOn, save, saveButtonOn, sectionsOn, textOn } from './form';
import { expect, test } from './localTest';
import { wideWindow } from './previewTest';
import {
  chooseFile,
  openSpecification,
  pdf,
  photograph,
  readRepositoryFile,
  specification,
  storedDrafts,
  textFilesIn,
  upload,
  urlOf,
} from './repository';
import { buttonOn, dialogViolations, file, linesOf, open, otherPath, path, toolbarOn } from './textField';

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
  Download: {
    file: 'letter.pdf',
    answers: { 'Words of the link': 'letter' },
    text: `One [letter](../files/letter.pdf) three.\n\n${rest}`,
  },
  'Call-out': {
    answers: { Kind: 'TIP' },
    text: `> [!TIP]\n> One two three.\n\n${rest}`,
  },
  Video: {
    // Without https://, as people write it.
    answers: { URL: 'vimeo.com/76979871', 'What the video shows': 'A walk' },
    text: `One two three.\n\n[A walk](https://vimeo.com/76979871)\n\n${rest}`,
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

test('the toolbar has all buttons, which ask for what they insert, and Ctrl+Z takes it back; a second press ends bold, a second Enter a block, and Tab leads through a table', async ({
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

  await text.press('ControlOrMeta+a');
  await page.keyboard.type('One ');
  await buttonOn(page, 'Bold').click();
  await page.keyboard.type('two');
  // Italics look the same.
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type(' three');
  await buttonOn(page, 'Quotation').click();
  await answer(page, 'Quotation', {});
  await page.keyboard.type('Four');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await buttonOn(page, 'Table').click();
  await expect(text.locator('.cm-line').last()).toBeInViewport();
  for (const cell of ['1', '2', '3', '4', '5', '6', '7']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('8');
  const table = '| 1 | 2 |\n| --- | --- |\n| 3 | 4 |\n| 5 | 6 |\n| 8 |  |';
  expect(await linesOf(text)).toBe(`One **two** three\n\n> Four\n\n${table}`);
  for (const key of ['Backspace', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('- Five\nSix\n\nSeven');
  const left = table.replace(/\n.*$/, '\n\n- Five\n- Six\n\nSeven');
  expect(await linesOf(text)).toBe(`One **two** three\n\n> Four\n\n${left}`);
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
  const box = await dialog.boundingBox();
  await url.fill('our-businesses');
  await expect(dialog.getByRole('status')).toHaveText('1 page or article');
  const title = links.find((link) => link.url === '/our-businesses')?.title as string;
  await url.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: title })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(url).toHaveValue('/our-businesses');
  await expect(dialog.getByLabel('Words of the link')).toHaveValue(title);
  expect(await dialog.boundingBox()).toEqual(box);
  await page.keyboard.press('Enter');
  await expect.poll(() => linesOf(text)).toBe(`[${title}](/our-businesses)${words}`);
  await page.keyboard.press('ControlOrMeta+z');

  await page.keyboard.press('ControlOrMeta+k');
  await url.fill('home');
  await expect(dialog.getByRole('status')).toHaveText('1 page or article');
  await url.press('Enter');
  await expect(url).toHaveValue('/');
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

test('a link field has the same chooser and takes other URLs, and a field of one paragraph has the buttons for words', async ({
  page,
}) => {
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
  await line.fill('https://www.example.com');
  await line.blur();
  await expect(field.getByRole('listitem')).toHaveText(/a button leads to a page of this site/);
  await line.fill('/Contact/');
  await line.blur();
  await expect(field.getByRole('listitem')).toHaveText(
    'Error: there is no page /Contact/: did you mean /contact?',
  );

  await sections.getByRole('button', { name: /^Add .*Section/ }).click();
  await page.getByRole('menuitem', { name: /^Quotation:/ }).click();
  const quote = page.getByRole('group', { name: /Quote.* Field/ });
  const names = await namesIn(quote.getByRole('toolbar'));
  expect(names).toEqual(['Bold', 'Link', 'Download', 'Undo', 'Redo']);
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

test('the toolbar covers neither a long text nor a short one; both can be used with the keyboard alone and have no accessibility violation, and the writer is told that what a button changed is not saved', async ({
  page,
}) => {
  const text = await open(page, Array(60).fill('A paragraph.').join('\n\n'));
  await text.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-key-path="body"] + [data-key-path]').locator(':focus')).toHaveCount(1);

  const line = text.locator('.cm-line').first();
  const isCovered = () =>
    line.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 5, (top + bottom) / 2));
    });
  const scrollBelowToolbar = () =>
    text.evaluate((element) => {
      const { bottom = 0 } = document.querySelector('.check-summary')?.getBoundingClientRect() ?? {};
      const distance = element.getBoundingClientRect().top - bottom - 20;
      element.closest('.content')?.scrollBy({ top: distance, behavior: 'instant' });
    });
  await text.focus();
  await scrollBelowToolbar();
  await expect.poll(isCovered).toBe(true);
  await page.keyboard.type('More');
  await expect.poll(isCovered).toBe(false);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('One two three.');
  await expect(text).toHaveText('One two three.');
  await scrollBelowToolbar();
  expect(await isCovered()).toBe(false);
  // From here on, only a button changes the text.
  await save(page);
  await expectSaved(page);

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
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(buttonOn(page, 'Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(buttonOn(page, 'Redo')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(buttonOn(page, 'Heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  expect(await linesOf(text)).toContain('## One two three.');

  // Tab is no letter, and the toolbar is one stop.
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  expect(await toolbarOn(page).evaluate((toolbar) => toolbar.contains(document.activeElement))).toBe(false);
  await text.focus();
  await page.keyboard.press('Escape');
  await expect(buttonOn(page, 'Heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  expect(await linesOf(text)).not.toContain('\t');

  await expect.poll(() => storedDrafts(page)).toContain('## One two three.');
  await page.goto('/#/collections/articles');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the toolbar is a row of large buttons above the text, which stays in view', async ({ page }) => {
    const text = await open(page, `${words}\n\n`.repeat(40).trim());
    await text.press('ControlOrMeta+End');
    // At once: the text scrolls until its last line is shown.
    const [heading, table] = await toolbarOn(page)
      .getByRole('button', { name: /^(?:Heading|Table)$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(heading.height).toBeGreaterThanOrEqual(44);
    expect(table.y).toBe(heading.y);
    await expect(buttonOn(page, 'Bold')).toBeInViewport();
    await buttonOn(page, 'Bold').tap();
    await page.keyboard.type('loud');
    await expect.poll(() => linesOf(text)).toContain('Another paragraph.**loud**');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await buttonOn(page, 'Link').tap();
    await answer(page, 'Link', { 'Page, article or URL': '/contact', 'Words of the link': 'us' });
    await expect.poll(() => linesOf(text)).toContain('**loud[us](/contact)**');
  });
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

test('a text from Word is pasted as Markdown without its title, a URL over words becomes a link, words without a form stay, and a picture or another file has advice', async ({
  page,
}) => {
  const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}`, 'utf8');
  const text = await open(page, words);
  const advice: string[] = [];
  page.on('dialog', (dialog) => {
    advice.push(dialog.message());
    return dialog.accept();
  });
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
  await text.evaluate((element) => {
    const transferOf = (type: string) => {
      const data = new DataTransfer();
      data.items.add(new File([], 'a-file', { type }));
      return data;
    };
    const options = { bubbles: true, cancelable: true };
    const clipboardData = transferOf('image/png');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, ...options }));
    for (const type of ['image/png', 'application/pdf'])
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: transferOf(type), ...options }));
  });
  const use = (name: string) => expect.stringContaining(`choose the button ${name}`);
  // The first is about the picture in the text from Word.
  expect(advice).toEqual([use('Picture'), use('Picture'), use('Picture'), use('Download')]);
  await save(page);
  const saved = file('One a **bold** word three.\n\nAnother paragraph.');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(saved);
});

test('what is typed fast stays in its order, and what the form changes reaches the text', async ({
  page,
}) => {
  await page.setViewportSize(wideWindow);
  const text = await open(page, words);
  await select(page, 4, 3);
  const typed = 'words that are typed fast, and more of them. '.repeat(4);
  await page.keyboard.type(typed);
  expect(await linesOf(text)).toBe(`One ${typed} three.\n\nAnother paragraph.`);

  await expect.poll(() => storedDrafts(page)).toContain(typed.slice(0, -1));
  await page.goto(urlOf(otherPath));
  await expect.poll(() => linesOf(textOn(page))).toBe('The other text.');
  await textOn(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await linesOf(text)).toBe('The other text.');

  await page.goto(urlOf(path));
  await offerOn(page).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => linesOf(textOn(page))).toContain(typed);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  await expect.poll(() => linesOf(text)).toBe(words);
});
