import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, testOn } from '../browser';
import { localEditor } from '../sites/sites';
import { type Files, offerRepository, readRepositoryFile, urlOf } from './repository';

const test = testOn(localEditor);
// The policy of the editor blocks the preview of pictures on other hosts before a request.
test.use({ freshPage: true, expectedErrors: [/images\.unsplash\.com\S* violates .* Content Security Policy/] });

/** Live articles and every unusual one, two of them with a byte-order mark and Windows line endings. */
function existingArticles(): Files {
  const files: Files = {};
  for (const folder of ['content', 'tests/fixtures/content-odd', 'tests/fixtures/variant'])
    for (const name of readdirSync(`${folder}/articles`))
      files[`content/articles/${name}`] = readFileSync(`${folder}/articles/${name}`, 'utf8');
  for (const name of ['windows-line-ends', 'quotation-marks-in-fields']) {
    const path = `content/articles/${name}.md`;
    files[path] = `\uFEFF${files[path]?.replace(/\r?\n/g, '\r\n')}`;
  }
  return files;
}

async function open(page: Page, files: Files, url: string): Promise<void> {
  await offerRepository(page, files);
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

const titleOn = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saveOn = (page: Page) => page.getByRole('button', { name: 'Save' });

/** A file without the lines of its title. */
function withoutTitle(text: string): string {
  return text.replace(/^title:[^\n]*\n(?: [^\n]*\n)*/m, '');
}

for (const [path, text] of Object.entries(existingArticles())) {
  test(`${path} keeps every byte but those of a changed title`, async ({ page }) => {
    await open(page, { [path]: text }, urlOf(path));
    const [title, save] = [titleOn(page), saveOn(page)];
    await expect(title).toHaveValue(/./);
    await expect(save).toBeDisabled();
    const original = await title.inputValue();

    await title.fill(`${original}!`);
    await save.click();
    await expect.poll(() => readRepositoryFile(page, path)).not.toBe(text);
    expect(withoutTitle(await readRepositoryFile(page, path))).toBe(withoutTitle(text));

    // The editor has returned to the list.
    await page.goto(urlOf(path));
    await expect(title).toHaveValue(`${original}!`);
    await title.fill(original);
    await save.click();
    await expect.poll(() => readRepositoryFile(page, path)).toBe(text);
  });
}

const newArticle = 'content/articles/payday-super-what-changes.md';

test('a new article has the next free id and passes the content check and the build', async ({ page }) => {
  test.setTimeout(180_000);
  const files = filesOf(sites.editor.content);
  await open(page, files, '/');
  const list = page.getByRole('grid', { name: 'Entries' });
  await page.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Id' })).toHaveValue('7');
  await titleOn(page).fill('Payday super: what changes');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What changes when super is due with every pay.');
  await page.getByRole('radio', { name: 'Industry Insights' }).click();
  await page.getByLabel('Date').locator('input').fill('2025-09-01');
  await page.screenshot({ path: '/tmp/s6.png', fullPage: true });
});
