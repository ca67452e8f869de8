import { appendFile, cp, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';
import { compilableProject } from './support/specification';

const article = (name: string) => join(cwd, 'content/articles', name);
const [first, second] = [
  'construction-innovation-building-for-tomorrow',
  'managed-it-explained-without-the-acronyms',
];
/** As a checkout leaves them: all at one time. */
const checkedOut = new Date('2025-09-01T00:00:00Z');

let compiled: string;
let cwd: string;

const compile = () => runTool('compile-content.ts', { cwd, env: { PWD: cwd } });

async function compiledTitle(slug: string): Promise<string> {
  const file = join(cwd, `.contentlayer/generated/Article/articles__${slug}.md.json`);
  return JSON.parse(await readFile(file, 'utf8')).title;
}

const titleIn = async (file: string) => /^title: "?(.*?)"?$/m.exec(await readFile(file, 'utf8'))?.[1];

async function cacheFile(): Promise<string> {
  const folder = join(cwd, '.contentlayer/.cache');
  const files = await readdir(folder, { recursive: true });
  return join(folder, files.find((file) => /data-.*\.json$/.test(file)) as string);
}

beforeAll(async () => {
  cwd = compiled = await compilableProject();
  for (const file of await readdir(join(cwd, 'content/articles')))
    await utimes(article(file), checkedOut, checkedOut);
  expect((await compile()).code).toBe(0);
}, 60_000);

beforeEach(async () => {
  cwd = await temporaryFolder();
  await cp(compiled, cwd, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
});

test('two articles that have changed places are compiled anew', async () => {
  const [one, other] = [await titleIn(article(`${first}.md`)), await titleIn(article(`${second}.md`))];
  await rename(article(`${first}.md`), article('between'));
  await rename(article(`${second}.md`), article(`${first}.md`));
  await rename(article('between'), article(`${second}.md`));
  expect((await compile()).code).toBe(0);
  expect([await compiledTitle(first), await compiledTitle(second)]).toEqual([other, one]);
}, 60_000);

test('half a cache is dropped, and the content compiled anew', async () => {
  const data = await cacheFile();
  await writeFile(data, (await readFile(data, 'utf8')).slice(0, 3000));
  const { code, stdout } = await compile();
  expect(stdout).not.toMatch(/error/i);
  expect(code).toBe(0);
}, 60_000);

test('what has not changed is taken from the cache, until the packages are others', async () => {
  const data = await cacheFile();
  const title = await titleIn(article(`${first}.md`));
  await writeFile(data, (await readFile(data, 'utf8')).replaceAll(`"${title}"`, '"From the cache"'));
  expect((await compile()).code).toBe(0);
  expect(await compiledTitle(first)).toBe('From the cache');
  await appendFile(join(cwd, 'package-lock.json'), '\n');
  expect((await compile()).code).toBe(0);
  expect(await compiledTitle(first)).toBe(title);
}, 60_000);
