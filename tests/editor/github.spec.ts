import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, testOn } from '../browser/testOn';
import { hostedEditor } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';
import { FakeGitHub, signIn } from './fakeGitHub';
import { excerptOn, expectSaved, offerOn, save, textOn, titleOn } from './form';
import { article, type Files, pdf, specification, storedDrafts, textFilesIn, urlOf } from './repository';

const test = testOn(hostedEditor);
// In a list with options: Playwright takes a list of two for a value and its options.
test.use({
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
  servedOrigins: [
    ['https://api.github.com', 'https://avatars.githubusercontent.com', 'https://sign-in.example'],
    { scope: 'test' },
  ],
});

const slug = 'what-to-ask-before-you-change-payroll-provider';
const branch = `cms/articles/${slug}`;

/** A GitHub that has the content of the specification. */
async function startGitHub(context: BrowserContext) {
  const files = await textFilesIn(specification);
  const github = new FakeGitHub(files);
  await github.answer(context);
  return { files, github };
}

const titleIn = (files: Files, path: string) => /^title: "?(.*?)"?$/m.exec(files[path] ?? '')?.[1] ?? path;

async function changeTitle(page: Page, files: Files, path: string, title: string): Promise<void> {
  await page.goto(urlOf(path));
  // Until then, the form may be that of the last entry.
  await expect(titleOn(page)).toHaveValue(titleIn(files, path));
  await titleOn(page).fill(title);
  await save(page);
}

test('its files have a policy that allows only GitHub, and no code from elsewhere', async () => {
  const headers = await readFile(`${hostedEditor}/_headers`, 'utf8');
  const html = await readFile(`${hostedEditor}/index.html`, 'utf8');
  const [, policy = ''] = /^ {2}Content-Security-Policy: (.*); frame-ancestors 'none'$/m.exec(headers) ?? [];
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  // Some hosts send no headers. The policy must precede what it restricts.
  expect(html).toContain(
    `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  expect(html).toContain('<title>Family Investment Group</title>');
  expect(await readFile(`${hostedEditor}/editor.js`, 'utf8')).not.toContain('cdn.jsdelivr.net/fontsource');
});

test('a saved article becomes a draft pull request with one changed line, which is sent for review', async ({
  page,
  context,
}) => {
  const { files, github } = await startGitHub(context);
  await signIn(page);
  await changeTitle(page, files, article, 'What to ask: a list');
  await expect
    .poll(() => github.pullRequests)
    .toEqual([
      {
        title: expect.stringContaining(slug),
        head: branch,
        base: 'main',
        draft: true,
        body: expect.any(String),
        labels: ['sveltia-cms/draft'],
      },
    ]);
  expect(github.branches.get('main')?.files).toEqual(files);
  expect(github.branches.get(branch)?.files).toEqual({
    ...files,
    [article]: files[article]?.replace(/^title: .*$/m, 'title: "What to ask: a list"'),
  });
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect
    .poll(() => github.pullRequests)
    .toMatchObject([{ draft: false, labels: ['sveltia-cms/pending_review'] }]);
  expect(github.unknown).toEqual([]);
  expect([...github.tokens]).toEqual(['token a-token']);
});

/** Delays GitHub's answer to each commit until the test calls what this returns. */
async function delayCommits(context: BrowserContext): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  await context.route('https://api.github.com/graphql', async (route) => {
    if (route.request().postData()?.includes('createCommitOnBranch'))
      await new Promise<void>((resolve) => waiting.push(resolve));
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
  };
}

test('what is typed while an entry is saved is not taken and lost, and then the caret is where it was', async ({
  page,
  context,
}) => {
  const { files, github } = await startGitHub(context);
  const answer = await delayCommits(context);
  await signIn(page);
  for (const [path, field] of [
    [article, titleOn(page)],
    ['content/articles/cctv-and-ai-the-next-generation-of-security-solutions.md', textOn(page)],
  ] as const) {
    const shown = () => field.evaluate((node) => (node as HTMLInputElement).value ?? node.textContent);
    await page.goto(urlOf(path));
    await expect(titleOn(page)).toHaveValue(titleIn(files, path));
    await field.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('One, ');
    // A backup that is written after the save would be offered.
    await expect.poll(() => storedDrafts(page)).toContain('One, ');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
    await page.keyboard.type('two, ');
    await page.keyboard.press('Escape');
    const before = await shown();
    await answer();
    await page.getByRole('button', { name: 'Later' }).click();
    await expectSaved(page);
    expect(await shown()).toBe(before);
    await expect(field).toBeFocused();
    await page.keyboard.type('three, ');
    await expect.poll(shown).toMatch(/^One, (?:two, )?three, \w/);
  }
  expect(github.unknown).toEqual([]);
});

/** Answers like the authenticator that the package's documentation describes. */
async function answerSignIn(context: BrowserContext): Promise<void> {
  const script = `
    addEventListener('message', ({ data, origin }) => {
      if (data === 'authorizing:github')
        opener.postMessage('authorization:github:success:{"provider":"github","token":"from-sign-in"}', origin);
    });
    opener.postMessage('authorizing:github', '*');`;
  await context.route('https://sign-in.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }),
  );
}

test.describe(() => {
  // The package logs the refusal.
  test.use({ expectedErrors: [[...blockedByPolicy, /Server responded with an error/], { scope: 'test' }] });

  test('writers sign in with the authenticator; Assets has no button that changes a file, and what would is refused with what to do', async ({
    page,
    context,
  }) => {
    const files = await textFilesIn(specification);
    const github = new FakeGitHub({ ...files, 'content/files/letter.pdf': String(pdf) });
    await github.answer(context);
    await answerSignIn(context);
    await page.goto('/');
    await page.getByRole('button', { name: /Sign In with/ }).click();
    await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('6');
    expect([...github.tokens]).toEqual(['token from-sign-in']);

    const changing = /upload|delete|edit options|new folder|create entry/i;
    await page.goto('/#/assets/content/files');
    const upload = page.getByRole('button', { name: 'Upload New Assets', includeHidden: true }).last();
    await expect(upload).toBeAttached();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: changing })).toHaveCount(0);

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

    await page.goto('/#/assets/content/files/letter.pdf');
    await expect(page.getByRole('group', { name: 'Asset Editor' })).toBeVisible();
    await expect(page.getByRole('button', { name: changing })).toHaveCount(0);
    expect(github.unknown).toEqual([]);
  });
});

test.describe(() => {
  // What the browser and the package log of the refusals.
  const refusals =
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error: Nothing is saved, because another writer/;
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
    await excerptOn(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
    await expect.poll(() => storedDrafts(page)).toContain(words);

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
    await save(page);
    await expect(refusal).toContainText(
      'Nothing is saved, because another writer has an open pull request for this entry',
    );
    await close();
    expect(github.branches.get(branch)?.files).toEqual(theirs);
    expect(github.unknown).toEqual([]);

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
