import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { articlePageData } from '../../lib/articlePage';
import { articles } from '../../lib/articles';
import { type PagePlan, pagePlanFile } from '../../lib/pagePlan';
import { articlePath } from '../../lib/urls';
import { hashOf, hashOfFiles } from '../hash';
import { isStored } from './store';

/** All that every page depends on. The articles are left out: of them each page depends on a few. */
const sources = [
  ...['app', 'components', 'lib', 'tools', 'content', '.generated/fonts'],
  ...['contentlayer.config.ts', 'next.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'],
];

/** Writes which articles' pages the coming build may take over from an earlier one. */
export async function planPages(): Promise<void> {
  const common = hashOf(process.env.SITE_URL ?? '', await hashOfFiles(sources, 'content/articles/'));
  const plan: PagePlan = {};
  for (const article of articles) {
    const hash = hashOf(common, JSON.stringify(articlePageData(article)));
    plan[articlePath(article.slug)] = { hash, kept: isStored(hash) };
  }
  await mkdir(dirname(pagePlanFile), { recursive: true });
  await writeFile(pagePlanFile, JSON.stringify(plan));
}
