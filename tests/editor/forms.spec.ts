import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatted } from '../../lib/content/format';
import { expectSaved, save } from './form';
import { expect, test } from './localTest';
import { previewOn, wideWindow } from './previewTest';
import { type Files, openRepository, readRepositoryFile, specification, textFilesIn } from './repository';

/** The content of the specification, with the people of the full site, all in our form. */
async function offeredFiles(page: Page): Promise<Files> {
  const files = await textFilesIn(specification);
  files['content/redirects.yaml'] = 'redirects:\n';
  for (const name of ['jane-doe', 'john-citizen'])
    files[`content/people/${name}.md`] = readFileSync(`tests/fixtures/full/people/${name}.md`, 'utf8');
  for (const [path, text] of Object.entries(files))
    if (/\.(?:yaml|md)$/.test(path)) files[path] = formatted(text, path.endsWith('.md'));
  await openRepository(page, files);
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('6');
  return files;
}

async function openForm(page: Page, route: string): Promise<void> {
  await page.goto(`/#/collections/${route}`);
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
  await expectSaved(page);
}

const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function reach(page: Page, name: string): Promise<void> {
  await page
    .getByRole('group', { name: new RegExp(`\\b${name}\\b.* Field$`) })
    .first()
    .scrollIntoViewIfNeeded();
}

type Change = [
  route: string,
  path: string,
  change: (page: Page) => Promise<void>,
  before: string,
  after: string,
];

const changes: Change[] = [
  [
    'site/entries/categories',
    'content/categories.yaml',
    async (page) => {
      await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
      await textBox(page, 'Name').first().fill('Group News');
    },
    '  - name: Company News',
    '  - name: Group News',
  ],
  [
    'ventures/entries/pagareone',
    'content/ventures/pagareone.yaml',
    (page) => textBox(page, 'Name').fill('PagareTwo'),
    'name: PagareOne',
    'name: PagareTwo',
  ],
  [
    'people/entries/jane-doe',
    'content/people/jane-doe.md',
    (page) => textBox(page, 'Name').fill('Jane Citizen'),
    'name: Jane Doe',
    'name: Jane Citizen',
  ],
  [
    'site/entries/words',
    'content/words.yaml',
    async (page) => {
      await textBox(page, 'Words').focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('wombattery');
    },
    '  Unsplash\n',
    '  Unsplash\n  wombattery\n',
  ],
  [
    'site/entries/redirects',
    'content/redirects.yaml',
    async (page) => {
      await page.getByRole('button', { name: /^Add .*Redirect/ }).click();
      await textBox(page, 'From').fill('/services');
      await textBox(page, 'To').fill('/our-businesses');
    },
    'redirects:',
    'redirects:\n  - from: /services\n    to: /our-businesses',
  ],
  [
    'site/entries/company',
    'content/company.yaml',
    async (page) => {
      await page.setViewportSize(wideWindow);
      await reach(page, 'Address');
      await textBox(page, 'Suburb').fill('Croydon');
      await expect(previewOn(page).getByText('Croydon').first()).toBeVisible();
      await reach(page, 'For developers');
      const forDevelopers = page.getByRole('group', { name: /For developers.* Field$/ });
      await forDevelopers.getByRole('button', { name: 'Expand', exact: true }).click();
      await reach(page, 'Verification');
      // The settings of the editor and of the forms are not the writers'.
      await expect(page.getByText(/^(?:Delivery|Editor)$/)).toHaveCount(0);
    },
    '  locality: Ringwood',
    '  locality: Croydon',
  ],
];

/** Saves the form, which stays open, and goes back to the list. */
async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}

test('each file is changed in its form, and only in the changed line; what is saved is in the previews and choices of other forms at once', async ({
  page,
}) => {
  const expected = await offeredFiles(page);
  for (const [route, path, change, before, after] of changes)
    await test.step(path, async () => {
      expect(expected[path]).toContain(before);
      await openForm(page, route);
      await change(page);
      await saveAndClose(page);
      expected[path] = expected[path]?.replace(before, after) ?? '';
      await expect.poll(() => readRepositoryFile(page, path), { timeout: 15_000 }).toBe(expected[path]);
    });
  for (const [path, text] of Object.entries(expected))
    expect(await readRepositoryFile(page, path), path).toBe(text);

  await openForm(page, 'pages/entries/contact');
  await expect(previewOn(page).getByText('Croydon').first()).toBeVisible();
  await page.goto('/#/collections/articles/new');
  await expect(page.getByRole('radio', { name: 'Group News' })).toBeVisible();
  await reach(page, 'Author');
  const author = textBox(page, 'Author');
  await author.focus();
  const list = (await author.getAttribute('list')) ?? '';
  for (const [slug, name] of Object.entries({ 'jane-doe': 'Jane Citizen', 'john-citizen': 'John Citizen' })) {
    const option = page.locator(`datalist[id="${list}"] option[value="${slug}"]`);
    await expect(option.first()).toHaveText(name);
  }
  // The check accepts no planned ones.
  await reach(page, 'Business');
  await expect(page.getByRole('radiogroup', { name: 'Business' })).toHaveText(
    /^\s*\(None\)\s*Exclusive Computer Consulting\s*PagareTwo\s*$/,
  );
});

test('the key of an inquiry type is read-only and says why, the settings of a drawing are in a folded group at the end and a page gets the next free position', async ({
  page,
}) => {
  const files = await offeredFiles(page);
  const path = 'content/ventures/pagareone.yaml';
  await openForm(page, 'ventures/entries/pagareone');
  await reach(page, 'Inquiry type');
  await expect(textBox(page, 'Key')).toHaveValue('payroll');
  await expect(textBox(page, 'Key')).toHaveAttribute('readonly');
  await expect(page.getByText('It stays for ever: what receives inquiries')).toBeVisible();
  await reach(page, 'For developers');
  const keys = await page
    .locator('[data-mode="edit"] [data-key-path]')
    .evaluateAll((fields) => fields.map(({ dataset }) => dataset.keyPath));
  expect(keys.at(-1)).toBe('technical');
  await expect(page.getByText('As a writer, leave them as they are.')).toBeVisible();
  await page.getByRole('button', { name: 'Expand', exact: true }).last().click();
  const flutes = page.getByRole('spinbutton', { name: 'Flutes' });
  const before = await flutes.inputValue();
  await flutes.fill(before === '3' ? '4' : '3');
  await save(page);
  await expect
    .poll(() => readRepositoryFile(page, path), { timeout: 15_000 })
    .toBe(files[path]?.replace(/(?<=flutes: )\d+/, before === '3' ? '4' : '3'));

  await page.goto('/#/collections/pages/new');
  await page.getByRole('checkbox', { name: /^Add .*Navigation/ }).click();
  await expect(page.getByRole('spinbutton', { name: 'Position' })).toHaveValue('6');
});
