import type { Page } from '@playwright/test';
import { expect, testOn } from '../browser';
import { hostedEditor } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';
import { FakeGitHub, signIn } from './fakeGitHub';
import { storedDrafts, textFilesIn, urlOf } from './repository';

const test = testOn(hostedEditor);
test.use({
  expectedErrors: [
    [
      ...blockedByPolicy,
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error: Nothing is saved, because another writer/,
    ],
    { scope: 'test' },
  ],
  servedOrigins: [['https://api.github.com', 'https://avatars.githubusercontent.com'], { scope: 'test' }],
});

const path = 'content/articles/what-to-ask-before-you-change-payroll-provider.md';
const branch = 'cms/articles/what-to-ask-before-you-change-payroll-provider';
const words = 'Words that two people write.';

const excerptOn = (page: Page) => page.getByRole('textbox', { name: 'Excerpt' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

async function write(page: Page): Promise<void> {
  await signIn(page);
  await page.goto(urlOf(path));
  await excerptOn(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await expect.poll(() => storedDrafts(page)).toContain(words);
}

async function close(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(excerptOn(page)).toHaveValue(words);
}

async function restoreAfterReload(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const offer = page.getByRole('alertdialog', { name: 'Restore Draft' });
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(excerptOn(page)).toHaveValue(words);
}

test('without a network nothing is saved, and the text can be saved later', async ({ page, context }) => {
  const github = new FakeGitHub(await textFilesIn('tests/fixtures/specification'));
  await github.answer(context);
  await write(page);
  github.isReachable = false;
  await save(page);
  await close(page);
  expect(github.branches.has(branch)).toBe(false);
  github.isReachable = true;
  await restoreAfterReload(page);
  await save(page);
  await expect.poll(() => github.branches.get(branch)?.files[path]).toContain(`\nexcerpt: ${words}\n`);
});

test('what another writer saved meanwhile is not replaced, and the text is offered again', async ({
  page,
  context,
}) => {
  const files = await textFilesIn('tests/fixtures/specification');
  const github = new FakeGitHub(files);
  await github.answer(context);
  await write(page);
  const theirs = { ...files, [path]: files[path]?.replace(/^excerpt: .*$/m, 'excerpt: Theirs.') ?? '' };
  github.branches.set(branch, { head: 'commit-0', files: theirs });
  github.pullRequests.push({ title: 'Theirs', head: branch, base: 'main', draft: true, labels: [] });
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    'Nothing is saved, because another writer has an open pull request for this entry',
  );
  await close(page);
  expect(github.branches.get(branch)?.files).toEqual(theirs);
  await restoreAfterReload(page);
  expect(github.unknown).toEqual([]);
});
