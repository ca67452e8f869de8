import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, testOn } from '../browser';
import { hostedEditor } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';
import { FakeGitHub, previewUrl, signIn } from './fakeGitHub';
import { expectSaved, textFilesIn, urlOf } from './repository';

const test = testOn(hostedEditor);
// In a list with options: Playwright takes a list of two for a value and its options.
test.use({
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
  servedOrigins: [
    [
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
      'https://sign-in.example',
      previewUrl,
    ],
    { scope: 'test' },
  ],
});

const path = 'content/articles/what-to-ask-before-you-change-payroll-provider.md';

async function changeTitle(page: Page, title: string): Promise<void> {
  await page.goto(urlOf(path));
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
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

test('a saved article becomes a branch and a pull request with one changed line', async ({
  page,
  context,
}) => {
  const files = await textFilesIn('tests/fixtures/specification');
  const github = new FakeGitHub(files);
  await github.answer(context);
  await signIn(page);
  await changeTitle(page, 'What to ask: a list');
  await expect
    .poll(() => github.pullRequests)
    .toEqual([
      {
        title: expect.stringContaining('what-to-ask-before-you-change-payroll-provider'),
        head: 'cms/articles/what-to-ask-before-you-change-payroll-provider',
        base: 'main',
        draft: true,
        body: expect.any(String),
        labels: ['sveltia-cms/draft'],
      },
    ]);
  expect(github.branches.get('main')?.files).toEqual(files);
  expect(github.branches.get('cms/articles/what-to-ask-before-you-change-payroll-provider')?.files).toEqual({
    ...files,
    [path]: files[path]?.replace(/^title: .*$/m, 'title: "What to ask: a list"'),
  });
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect
    .poll(() => github.pullRequests)
    .toMatchObject([{ draft: false, labels: ['sveltia-cms/pending_review'] }]);
  expect(github.unknown).toEqual([]);
  expect([...github.tokens]).toEqual(['token a-token']);
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

test('signs in with the authenticator', async ({ page, context }) => {
  const github = new FakeGitHub(await textFilesIn('tests/fixtures/specification'));
  await github.answer(context);
  await answerSignIn(context);
  await page.goto('/');
  await page.getByRole('button', { name: /Sign In with/ }).click();
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('6');
  expect([...github.tokens]).toEqual(['token from-sign-in']);
});

test('an entry leads to its page on the preview of the host', async ({ page, context }) => {
  const github = new FakeGitHub(await textFilesIn('tests/fixtures/specification'));
  await github.answer(context);
  const opened: string[] = [];
  await context.route(`${previewUrl}/**`, (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'The preview' });
  });
  await signIn(page);
  for (const file of ['content/pages/home.md', 'content/pages/about.md', path]) {
    await page.goto(urlOf(file));
    await page.getByRole('textbox', { name: 'Title' }).fill(`Another title of ${file.split('/').at(-1)}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Later' }).click();
    await expectSaved(page);
    const preview = context.waitForEvent('page');
    // The package looks for previews every five seconds.
    await page.getByRole('button', { name: 'View Preview' }).click({ timeout: 30_000 });
    await (await preview).close();
  }
  expect(opened.map((url) => url.replace(previewUrl, ''))).toEqual([
    '/',
    '/about',
    '/news-insights/what-to-ask-before-you-change-payroll-provider',
  ]);
});

test.describe(() => {
  // The package logs the refusal.
  test.use({ expectedErrors: [[...blockedByPolicy, /Server responded with an error/], { scope: 'test' }] });

  test('Assets has no button that changes a file, and what would is refused with what to do', async ({
    page,
    context,
  }) => {
    const files = await textFilesIn('tests/fixtures/specification');
    const github = new FakeGitHub({ ...files, 'content/files/letter.pdf': '%PDF-1.7' });
    await github.answer(context);
    await signIn(page);
    const changing = /upload|delete|edit options|new folder|create entry/i;
    await page.goto('/#/assets/content/files');
    const upload = page.getByRole('button', { name: 'Upload New Assets', includeHidden: true }).last();
    await expect(upload).toBeAttached();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: changing })).toHaveCount(0);

    await upload.dispatchEvent('click');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose Files' }).click();
    const file = { name: 'Other.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await (await chooser).setFiles(file);
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
