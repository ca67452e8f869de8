import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatted } from '../../tools/writers/format';
import { expectSaved, save } from './form';
import { expect, test } from './localTest';
import { openRepository, readRepositoryFile, specification, textFilesIn } from './repository';

const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const fieldOn = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`\\b${name}\\b.* Field$`) }).first();

type Change = {
  route: string;
  path: string;
  change: (page: Page) => Promise<void>;
  before: string;
  after: string;
};

const changes: Change[] = [
  {
    route: 'site/entries/categories',
    path: 'content/categories.yaml',
    change: async (page) => {
      await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
      await textBox(page, 'Name').first().fill('Group News');
    },
    before: '  - name: Company News',
    after: '  - name: Group News',
  },
  {
    route: 'ventures/entries/pagareone',
    path: 'content/ventures/pagareone.yaml',
    change: (page) => textBox(page, 'Name').fill('PagareTwo'),
    before: 'name: PagareOne',
    after: 'name: PagareTwo',
  },
  {
    route: 'people/entries/jane-doe',
    path: 'content/people/jane-doe.md',
    change: (page) => textBox(page, 'Name').fill('Jane Citizen'),
    before: 'name: Jane Doe',
    after: 'name: Jane Citizen',
  },
  {
    route: 'site/entries/words',
    path: 'content/words.yaml',
    change: async (page) => {
      await page.getByRole('button', { name: /^Add .*Word/ }).click();
      // Until the new item is there, the last one is another word.
      await expect(textBox(page, 'Word').last()).toHaveValue('');
      await textBox(page, 'Word').last().fill('wombattery');
    },
    before: '  - Unsplash\n',
    after: '  - Unsplash\n  - wombattery\n',
  },
  {
    route: 'site/entries/redirects',
    path: 'content/redirects.yaml',
    change: async (page) => {
      await page.getByRole('button', { name: /^Add .*Redirect/ }).click();
      await textBox(page, 'From').fill('/services');
      // Until the list has rendered, the package takes the focus from the next field.
      await expect(page.locator('.check-summary')).toHaveAttribute('aria-busy', 'false');
      await textBox(page, 'To').fill('/our-businesses');
    },
    before: 'redirects:',
    after: 'redirects:\n  - from: /services\n    to: /our-businesses',
  },
  {
    route: 'site/entries/company',
    path: 'content/company.yaml',
    change: async (page) => {
      await fieldOn(page, 'Address').scrollIntoViewIfNeeded();
      await textBox(page, 'Suburb').fill('Croydon');
      // The settings of the editor and of the forms are not the writers'.
      await fieldOn(page, 'Rarely changed').scrollIntoViewIfNeeded();
      await expect(page.getByText(/^(?:Delivery|Editor)$/)).toHaveCount(0);
    },
    before: '  locality: Ringwood',
    after: '  locality: Croydon',
  },
];

test('each file is changed in its form, and only in the changed line; other forms offer at once what is saved', async ({
  page,
}) => {
  const expected = await textFilesIn(specification);
  expected['content/redirects.yaml'] = 'redirects:\n';
  expected['content/people/jane-doe.md'] = readFileSync('tests/fixtures/full/people/jane-doe.md', 'utf8');
  // All in our form.
  for (const [path, text] of Object.entries(expected))
    if (/\.(?:yaml|md)$/.test(path)) expected[path] = formatted(text, path.endsWith('.md'));
  await openRepository(page, expected);
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('6');
  for (const { route, path, change, before, after } of changes)
    await test.step(path, async () => {
      expect(expected[path]).toContain(before);
      await page.goto(`/#/collections/${route}`);
      await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
      await expectSaved(page);
      await change(page);
      await save(page);
      expected[path] = expected[path]?.replace(before, after) ?? '';
      await expect.poll(() => readRepositoryFile(page, path)).toBe(expected[path]);
      await expectSaved(page);
      await page.getByRole('button', { name: 'Cancel Editing' }).click();
      await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
    });
  for (const [path, text] of Object.entries(expected))
    expect(await readRepositoryFile(page, path), path).toBe(text);

  await page.goto('/#/collections/articles/new');
  await expect(page.getByRole('radio', { name: 'Group News' })).toBeVisible();
  await fieldOn(page, 'Business').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'PagareTwo' })).toBeVisible();
});
