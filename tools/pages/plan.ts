import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { articlePageData } from '../../lib/articlePage';
import { articles } from '../../lib/articles';
import { type PagePlan, pagePlanFile } from '../../lib/pagePlan';
import { articlePath } from '../../lib/urls';
import { filesBelow } from '../files';
import { isStored } from './store';

/** All that every page depends on. The articles are left out: of them each page depends on a few. */
const sources = [
  ...['app', 'components', 'lib', 'tools', 'content', '.generated/fonts'],
  ...['contentlayer.config.ts', 'next.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'],
];
const articlesFolder = 'content/articles/';

/** Writes which articles' pages the coming build may take over from an earlier one. */
export async function planPages(): Promise<void> {
  const common = await hashOfSources();
  const plan: PagePlan = {};
  for (const article of articles) {
    const hash = hashOf(common, JSON.stringify(articlePageData(article)));
    plan[articlePath(article.slug)] = { hash, kept: isStored(hash) };
  }
  await mkdir(dirname(pagePlanFile), { recursive: true });
  await writeFile(pagePlanFile, JSON.stringify(plan));
}

async function hashOfSources(): Promise<string> {
  const hashes: string[] = [process.env.SITE_URL ?? ''];
  for (const source of sources.filter((name) => existsSync(name))) {
    for (const file of await filesOf(source)) hashes.push(file, hashOf(await readFile(file)));
  }
  return hashOf(...hashes);
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const files = (await filesBelow(path)).map((file) => `${path}/${file}`);
  return files.filter((file) => !file.startsWith(articlesFolder));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
