import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { blockedByPolicy } from './blockedByPolicy';
import { excerptOn, expectSaved, save, textOn, titleOn } from './form';
import { expect, test } from './localTest';
import {
  article,
  type Files,
  openSpecification,
  readRepositoryFile,
  specification,
  urlOf,
} from './repository';

async function open(page: Page, files: Files = {}, url = urlOf(article)): Promise<void> {
  await openSpecification(page, url, files);
  await checked(page);
}

const fieldOn = (page: Page, name: string) => page.locator(`[data-mode="edit"] [data-key-path="${name}"]`);
const summaryOn = (page: Page) => fieldOn(page, 'contentCheck').locator('details');
const statusOn = (page: Page) => summaryOn(page).getByRole('status');

/** Types an excerpt. Returns the milliseconds until the summary has these words, as measured in the page. */
function timeUntil(page: Page, excerpt: string, summary: string): Promise<number> {
  return excerptOn(page).evaluate(
    async (field: HTMLTextAreaElement, [value, shown]) => {
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const start = performance.now();
      while (document.querySelector('.check-summary [role="status"]')?.textContent !== shown)
        await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [excerpt, summary] as const,
  );
}

/** Waits for the check of what the form now has. */
async function checked(page: Page): Promise<void> {
  await expect(summaryOn(page)).toHaveAttribute('aria-busy', 'false');
}

/** The top and the height of each field in view. */
const layoutOf = (page: Page) =>
  page
    .locator('[data-mode="edit"] [data-key-path]')
    .evaluateAll((fields) =>
      fields.map((field) => `${field.dataset.keyPath} ${JSON.stringify(field.getBoundingClientRect())}`),
    );

test('a message appears above its control when the field is left, nothing moves while one types, and the summary follows within half a second', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page);
  const message = fieldOn(page, 'excerpt').getByRole('listitem');
  const before = await layoutOf(page);
  await excerptOn(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A new provder.');
  await expect(statusOn(page)).toHaveText('1 warning. You can save.');
  await expect(message).toHaveCount(0);
  expect(await layoutOf(page)).toEqual(before);

  const focused = page.locator(':focus');
  await page.keyboard.press('Shift+Tab');
  const top = (await focused.boundingBox())?.y;
  await expect(message).toHaveText(/^Warning: 'provder' is not in the dictionary: correct it/);
  await expect(excerptOn(page)).toHaveAccessibleDescription(/'provder' is not in the dictionary/);
  // Forms scroll by whole pixels.
  expect((await focused.boundingBox())?.y).toBeCloseTo(top ?? 0, -0.5);
  expect((await message.boundingBox())?.y).toBeLessThan((await excerptOn(page).boundingBox())?.y ?? 0);

  await excerptOn(page).click();
  const withMessage = await layoutOf(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A new provider.');
  await expect(message).toBeHidden();
  expect(await layoutOf(page)).toEqual(withMessage);
  const nextControl = page.getByRole('radio', { name: 'Industry Insights' });
  await nextControl.scrollIntoViewIfNeeded();
  const nextTop = (await nextControl.boundingBox())?.y;
  await nextControl.click();
  await expect(message).toHaveCount(0);
  await expect(nextControl).toBeChecked();
  expect((await nextControl.boundingBox())?.y).toBeCloseTo(nextTop ?? 0, -0.5);
  await expect(excerptOn(page)).toHaveAccessibleDescription('');

  await expect(statusOn(page)).toHaveText('No errors or warnings.');
  const times: number[] = [];
  // The fastest of five: other tests use the processor, too.
  for (const words of ['provder', 'provider', 'provder', 'provider', 'provder']) {
    const shown = words === 'provder' ? '1 warning. You can save.' : 'No errors or warnings.';
    times.push(await timeUntil(page, `A list of questions for a new ${words}.`, shown));
  }
  expect(Math.min(...times)).toBeLessThan(500);

  await textOn(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(statusOn(page)).toContainText('The text is still empty.');
});

const sourceOf = (path: string) => readFile(path.replace('content', specification), 'utf8');

test('the list has the order of the form, leads to a misspelt word out of view, to a line of the text and to a field in a folded group of a list, and keeps its height while one types', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const misspelt = (await sourceOf(article))
    .replace(/^imageAlt: .*\n/m, '')
    .replace(/^title: .*/m, 'title: A provder')
    .replace('---\n', '---\nimageAlt: A desq\n');
  const about = 'content/pages/about.md';
  const items =
    '{ question: Why?, answer: No. }, { question: When?, answer: No. }, { question: Who?, answer: A provder. }';
  const withQuestions = (await sourceOf(about)).replace(
    /^# Words.*\nplaceholders: .*\n/m,
    `  - type: questions\n    heading: Questions\n    items: [${items}]\n`,
  );
  await open(page, { [article]: misspelt, [about]: withQuestions });
  await expect(page.getByRole('textbox', { name: 'Image alternative text' })).not.toBeInViewport();
  await statusOn(page).click();
  await expect(summaryOn(page).getByRole('listitem')).toHaveText([
    /^Warning Title: /,
    /^Warning Image alternative text: /,
  ]);
  await summaryOn(page).getByRole('button', { name: 'Image alternative text' }).click();
  await expect(page.getByRole('textbox', { name: 'Image alternative text' })).toBeFocused();
  await statusOn(page).click();

  const text = textOn(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\nAnother tabel.\n\n[A page](/nowhere)');
  await page.keyboard.press('ArrowUp');
  await expect(text.locator('.cm-lintRange-error')).toHaveText('[A page](/nowhere)');
  await statusOn(page).click();
  await page.keyboard.press('Home');
  const inText = summaryOn(page).getByRole('button', { name: /^Text, line \d+$/ });
  await expect(inText).toHaveCount(2);
  await inText.last().click();
  await expect(text).toBeFocused();
  await page.keyboard.insertText('table');
  await expect(text).toContainText('Another table.');
  await inText.first().click();
  await expect(text).toBeFocused();
  const listEnd = await summaryOn(page).evaluate((list) => list.getBoundingClientRect().bottom);
  const line = text.locator('.cm-lintRange-error');
  await expect.poll(async () => (await line.boundingBox())?.y).toBeGreaterThan(listEnd);
  await page.keyboard.insertText('not ');
  await expect(text).toContainText('[not A page](/nowhere)');

  await page.goto(urlOf(about));
  await expect(titleOn(page)).toHaveValue('Our Story');
  await page.setViewportSize({ width: 1280, height: 500 });
  await checked(page);
  await statusOn(page).click();
  const list = summaryOn(page).getByRole('list');
  const height = (await list.boundingBox())?.height;
  await titleOn(page).fill('');
  const missing = summaryOn(page).getByRole('listitem').filter({ hasText: 'Title' });
  await expect(missing).toHaveText(/^Error Title: Fill this in\. /);
  expect((await list.boundingBox())?.height).toBe(height);
  await list.getByRole('button', { name: /^Sections, item 7, Items, item 3, Answer$/ }).click();
  const answer = fieldOn(page, 'sections.6.items.2.answer').getByRole('textbox');
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
});

test('an error, also a day that does not exist in an optional field, refuses to save, says where it is and what to do, and a corrected form is saved', async ({
  page,
}) => {
  await open(page);
  const title = titleOn(page);
  await title.fill('Construction Innovation: Building for Tomorrow');
  const text = textOn(page);
  await text.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Nothing is saved, because the site cannot be built with 1 error.');
  await expect(dialog).toContainText(
    "Title: 'Construction Innovation: Building for Tomorrow' is also the title of the article construction-innovation-building-for-tomorrow: change one of the two",
  );
  await expect(dialog).not.toContainText('try again later');
  await dialog.getByRole('button', { name: 'OK' }).click();
  // The package moves the focus before it removes its dialog, some time after that has closed.
  await expect(page.locator('[role="alertdialog"]')).toHaveCount(0);
  await page.keyboard.type(' More words.');
  await expect(text.locator('.cm-line').last()).toHaveText(/\S More words\.$/);
  expect(await readRepositoryFile(page, article)).not.toContain('Building for Tomorrow');
  await expect(title).toHaveValue('Construction Innovation: Building for Tomorrow');
  await title.fill('What to ask first');
  for (const name of ['updated', 'date']) {
    const message = fieldOn(page, name).getByRole('listitem');
    const control = fieldOn(page, name).locator('input');
    await control.focus();
    // 31 February, whether the browser asks for the day or for the month first: a month has one digit if it starts with 3.
    await page.keyboard.type('02312026');
    await save(page);
    await expect(message).toHaveText(/^Error: there is no such day, or the date is not complete/);
    if (name === 'updated') {
      await expect(dialog).toContainText('Updated: there is no such day');
      await dialog.getByRole('button', { name: 'OK' }).click();
      // The package moves the focus some time after its dialog has closed.
      await expect(page.getByRole('button', { name: 'Show Editor Options' })).toBeFocused();
    }
    await control.fill(name === 'updated' ? '' : '2025-02-28');
    await control.blur();
    await expect(message).toHaveCount(0);
  }
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ndate: 2025-02-28\n');
  expect(await readRepositoryFile(page, article)).toContain('\ntitle: What to ask first\n');
  await expectSaved(page);

  // Of a value in another form, too: the package would only refuse it.
  const readTime = page.getByRole('textbox', { name: 'Read time' });
  const written = await readTime.inputValue();
  await readTime.fill('6 minutes');
  await save(page);
  await expect(dialog).toContainText(/Read time: The text has \d+ words: write \d+ min read/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await readTime.fill(written);

  // A placeholder refuses to save an article, and not a draft.
  await excerptOn(page).fill('TODO write this.');
  await save(page);
  await expect(dialog).toContainText("Excerpt: 'TODO' is a placeholder");
  await dialog.getByRole('button', { name: 'OK' }).click();
  await fieldOn(page, 'draft').getByRole('switch').click();
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ndraft: true\n');
});

test('a new form shows no messages at fields that are not filled in yet, nor about the time to read a text that grows, until it is refused', async ({
  page,
}) => {
  await open(page, {}, '/#/collections/articles/new');
  await expect(statusOn(page)).toHaveText('Fill in the fields with a star.');
  await expect(fieldOn(page, 'title').getByRole('listitem')).toHaveCount(0);
  const readTime = page.getByRole('textbox', { name: 'Read time' });
  await readTime.fill('6 min read');
  await textOn(page).click();
  await page.keyboard.insertText('The first words.');
  await readTime.click();
  await checked(page);
  await expect(statusOn(page)).toHaveText('Fill in the fields with a star.');
  await expect(fieldOn(page, 'readTime').getByRole('listitem')).toHaveCount(0);

  // A form that is refused shows what is missing at once, although the cursor is in the field.
  const title = titleOn(page);
  await title.fill('A title');
  await title.fill('');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(fieldOn(page, 'title').getByRole('listitem')).toHaveText(/^Error: Fill this in\./);
  await expect(title).toBeFocused();
  await expect(page.getByText('This field is required.').first()).toBeHidden();
  // The list of the check is opened, in place of that of the package.
  await expect(page.locator('.toast').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Errors' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Slug' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Validation' })).toBeHidden();
  await expect(summaryOn(page).getByRole('button', { name: 'Title' })).toBeVisible();
  await expect(summaryOn(page)).toContainText('does not fit 3 words: write 1 min read');
});

test.describe('code that cannot be loaded', () => {
  test.use({ expectedErrors: [[...blockedByPolicy, /Failed to fetch dynamically/], { scope: 'test' }] });

  test('is named: without the dictionary, the other rules still run, and a text says what to do without its field', async ({
    page,
  }) => {
    for (const code of ['speller', 'editor.client'])
      await page.route(`**/${code}-*.js`, (route) => route.abort());
    await open(page);
    await expect(fieldOn(page, 'body').getByRole('alert')).toContainText('This field could not be loaded.');
    await excerptOn(page).fill('TODO write this provder.');
    await statusOn(page).click();
    await expect(summaryOn(page)).toContainText(
      'The spelling is not checked, because the dictionary could not be loaded.',
    );
    await expect(statusOn(page)).toContainText('1 error');
  });
});
