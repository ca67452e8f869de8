import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../servers/startProgram';
import { copySite } from '../sites/copyProject';

const root = '.sites/development';
const slug = 'managed-it-explained-without-the-acronyms';
const file = `${root}/content/articles/${slug}.md`;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let server: ChildProcess;
let url = '';
let terminal = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await copySite(root);
  const text = await readFile(file, 'utf8');
  await writeFile(
    `${root}/content/articles/without-its-pictures.md`,
    `${text
      .replace(/^id: .*$/m, 'id: 90')
      .replace(/^title: .*$/m, 'title: An article without its pictures')
      .replace(/^image: .*$/m, 'image: no-such-picture.jpg')}\n![A desk](../pictures/broken.jpg)\n`,
  );
  await mkdir(`${root}/content/pictures`);
  await writeFile(`${root}/content/pictures/broken.jpg`, 'Words.');
  const port = await freePort();
  url = `http://localhost:${port}`;
  // Its own process group, so that all its processes can be stopped.
  server = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: root,
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => {
      terminal += stripVTControlCharacters(String(text));
    });
  await expect
    .poll(() => fetch(url).then(({ status }) => status, String), { timeout: 200_000, message: 'the server' })
    .toBe(200);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

const fontStyles = () => readFile(`${root}/.generated/fonts.json`, 'utf8');

/** Generous: other tests run at the same time. */
const soon = { timeout: 30_000 };

test('`npm run dev` prints what the content check says about a saved file, also if Contentlayer rejects it, until it is corrected', async ({
  page,
}) => {
  const original = await readFile(file, 'utf8');
  const printed = (text: RegExp) => expect.poll(() => terminal, soon).toMatch(text);
  await page.goto(`${url}/news-insights/${slug}`, { timeout: 120_000 });
  expect(terminal).not.toContain(`${slug}.md`);

  await writeFile(file, original.replace(/^category: .*$/m, 'category: Tecnology'));
  const line = original.split('\n').findIndex((text) => text.startsWith('category:')) + 1;
  await printed(new RegExp(`${slug}\\.md\\n${line}:11 .*category: .*Technology`));
  await writeFile(file, original.replace(/^title: .*$/m, 'title: Managed: IT'));
  await printed(/a colon inside a value needs quotation marks/);
  // Contentlayer would accept it, and pages would fail at it.
  await writeFile(file, original.replace(/^date: .*$/m, 'date: 28/07/2025'));
  await printed(/ date: /);
  expect((await fetch(`${url}/news-insights`)).status).toBe(200);
  await writeFile(file, original.replace(/^title: .*$/m, 'title: Managed IT in other words'));
  await printed(new RegExp(`${slug}\\.md: no errors or warnings`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Managed IT in other words', soon);
  await writeFile(file, original);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Managed IT, explained/, soon);
});

test('pictures are left out until they are there, and a letter that no text had before gets its font', async ({
  page,
}) => {
  expect(await fontStyles()).not.toContain('U+141');
  expect(terminal).toContain('there is no content/pictures/no-such-picture.jpg');
  await page.goto(`${url}/news-insights/without-its-pictures`, { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An article without its pictures');
  await expect(page.getByRole('img', { name: 'A desk' })).toHaveCount(0);
  const drawing = page.locator('main img[src^="/drawings/article-"]').first();
  await expect(drawing).toHaveJSProperty('complete', true);

  const photo = sharp({ create: { width: 1200, height: 750, channels: 3, background: 'grey' } }).jpeg();
  await photo.toFile(`${root}/content/pictures/no-such-picture.jpg`);
  await photo.toFile(`${root}/content/pictures/broken.jpg`);
  await appendFile(file, '\nWritten by Łukasz.\n');
  await expect.poll(fontStyles, soon).toContain('U+141');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('img', { name: 'A desk' })).toBeAttached({ timeout: 2000 });
    await expect(page.locator('main img[src^="/pictures/no-such-picture-"]')).toBeAttached({ timeout: 2000 });
  }).toPass(soon);
  expect(terminal).not.toContain('unsupported file');
});

test('React finds no difference between its pages and the HTML of the server', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isExpected = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isExpected) errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  // At /sections is every type of section; the header marks the link to /contact.
  for (const path of ['/sections', '/contact', '/privacy-policy', '/news-insights/without-its-pictures']) {
    await page.goto(`${url}${path}`, { timeout: 120_000 });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    );
  }
  expect(errors).toEqual([]);
});

test('a missing page is not found, and one that is deleted and added again leaves no error and no font', async () => {
  const original = await readFile(file, 'utf8');
  const status = (path: string) => fetch(`${url}${path}`).then(({ status }) => status);
  const article = `/news-insights/${slug}`;
  const start = terminal.length;
  expect(await status(article)).toBe(200);
  for (const path of ['/no-such-page', '/news-insights/no-such-article', '/news-insights/no-such-article'])
    expect(await status(path), path).toBe(404);
  await rm(file);
  await expect.poll(() => status(article), soon).toBe(404);
  await expect.poll(fontStyles, soon).not.toContain('U+141');
  expect(await status('/privacy-policy')).toBe(200);
  await writeFile(file, original);
  await expect.poll(() => status(article), soon).toBe(200);
  expect(await status('/privacy-policy')).toBe(200);
  expect(terminal.slice(start)).not.toMatch(/static ?(?:paths|params)/i);
});
