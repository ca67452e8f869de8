import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { expect, testOn } from '../browser/testOn';
import { hostedEditor } from '../sites/sites';
import { FakeGitHub, signIn } from './fakeGitHub';
import { excerptOn, expectSaved, offerOn, save, titleOn, writeUnsaved } from './form';
import { blockedByPolicy } from './localTest';
import { article, type Files, pdf, specification, textFilesIn, urlOf } from './repository';

const test = testOn(hostedEditor);
// In a list with options: Playwright takes a list of two for a value and its options.
test.use({
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
  servedOrigins: [
    ['https://api.github.com', 'https://avatars.githubusercontent.com', 'https://sign-in.example'],
    { scope: 'test' },
  ],
});

const branch = 'cms/articles/what-to-ask-before-you-change-payroll-provider';

/** A GitHub that has the content of the specification and a download. */
async function startGitHub(context: BrowserContext) {
  const files: Files = { ...(await textFilesIn(specification)), 'content/files/letter.pdf': String(pdf) };
  const github = new FakeGitHub(files);
  await github.answer(context);
  return { files, github };
}

test('it loads code only from its own files, and asks only GitHub', async () => {
  const headers = await readFile(`${hostedEditor}/_headers`, 'utf8');
  expect(headers).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(headers).toContain("script-src 'self';");
});

test('a saved article becomes a draft pull request with one changed line; what is typed meanwhile is not taken and lost', async ({
  page,
  context,
}) => {
  const { files, github } = await startGitHub(context);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('https://api.github.com/graphql', async (route) => {
    if (route.request().postData()?.includes('createCommitOnBranch')) await isAnswered;
    await route.fallback();
  });
  await signIn(page);
  await page.goto(urlOf(article));
  await titleOn(page).fill('What to ask: a list');
  await save(page);
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
  await titleOn(page).pressSequentially(' of questions');
  const title = await titleOn(page).inputValue();
  answer();
  await expect
    .poll(() => github.pullRequests)
    .toMatchObject([{ head: branch, base: 'main', draft: true, labels: ['sveltia-cms/draft'] }]);
  expect(github.branches.get('main')?.files).toEqual(files);
  expect(github.branches.get(branch)?.files).toEqual({
    ...files,
    [article]: files[article]?.replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`),
  });
  await page.getByRole('button', { name: 'Later' }).click();
  await expectSaved(page);
  await expect(titleOn(page)).toHaveValue(title);
  expect([...github.tokens]).toEqual(['token from-sign-in']);
});

test.describe(() => {
  // The package logs the refusal.
  test.use({ expectedErrors: [[...blockedByPolicy, /Server responded with an error/], { scope: 'test' }] });

  test('what would change a file without a pull request is refused, with what to do', async ({
    page,
    context,
  }) => {
    const { github } = await startGitHub(context);
    await signIn(page);
    await page.goto('/#/assets/content/files');
    const upload = page.getByRole('button', { name: 'Upload New Assets', includeHidden: true }).last();
    await expect(upload).toBeAttached();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();

    await upload.dispatchEvent('click');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose Files' }).click();
    await (await chooser).setFiles({ name: 'Other.pdf', mimeType: 'application/pdf', buffer: pdf });
    const reason = page.waitForEvent('dialog');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Upload' }).click();
    const dialog = await reason;
    expect(dialog.message()).toContain('Nothing is published without review');
    await dialog.dismiss();
    await expect(page.getByText('Upload failed.').first()).toBeVisible();
    expect(Object.keys(github.branches.get('main')?.files ?? {})).not.toContain('content/files/other.pdf');
  });
});

test.describe(() => {
  // What the browser and the package log of the refusals.
  const refusals =
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Server responded with an error|Failed to create the branch|another writer has/;
  // In a window too narrow for the preview, which has no part in it.
  test.use({
    expectedErrors: [[...blockedByPolicy, refusals], { scope: 'test' }],
    viewport: { width: 1000, height: 800 },
  });

  test('without a network nothing is saved, nor over what another writer saved meanwhile, and the text is offered again and can be saved later', async ({
    page,
    context,
  }) => {
    const { files, github } = await startGitHub(context);
    await signIn(page);
    await page.goto(urlOf(article));
    const words = 'Words that two people write.';
    await writeUnsaved(page, words);

    const refusal = page.getByRole('alertdialog');
    const close = async () => {
      await refusal.getByRole('button', { name: 'OK' }).click();
      await expect(excerptOn(page)).toHaveValue(words);
    };
    github.isReachable = false;
    await save(page);
    await close();
    expect(github.branches.has(branch)).toBe(false);
    github.isReachable = true;

    const theirs = {
      ...files,
      [article]: files[article]?.replace(/^excerpt: .*$/m, 'excerpt: Theirs.') ?? '',
    };
    github.branches.set(branch, { head: 'commit-0', files: theirs });
    github.pullRequests.push({ title: 'Theirs', head: branch, base: 'main', draft: true, labels: [] });
    const reason = page.waitForEvent('dialog');
    await save(page);
    const dialog = await reason;
    expect(dialog.message()).toContain('another writer has a pull request for this entry');
    await dialog.dismiss();
    await close();
    expect(github.branches.get(branch)?.files).toEqual(theirs);

    // The other writer's pull request is closed.
    github.branches.delete(branch);
    github.pullRequests.pop();
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await offerOn(page).getByRole('button', { name: 'Restore' }).click();
    await expect(excerptOn(page)).toHaveValue(words);
    await save(page);
    await expect.poll(() => github.branches.get(branch)?.files[article]).toContain(`\nexcerpt: ${words}\n`);
  });
});
