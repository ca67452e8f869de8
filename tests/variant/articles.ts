import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = '.variant/content/articles';

const categories = ['Company News', 'Technology', 'Industry Insights', 'Investment Strategy', 'Innovation'];

type FrontMatter = { id: number; title: string; excerpt: string; category: string; date: string };

type Article = FrontMatter & { path: string };

/** What the variant's content holds, read apart from the site's own code: newest first, then lower id; no drafts. */
export const articles: Article[] = readdirSync(folder)
  .flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    const [, yaml = ''] = /^---\n(.*?\n)---$/ms.exec(text) ?? [];
    const fields = parse(yaml) as FrontMatter & { draft?: boolean };
    return fields.draft ? [] : [{ ...fields, path: `/news-insights/${file.replace(/\.md$/, '')}` }];
  })
  .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);

export function articlesIn(category: string): Article[] {
  return articles.filter((article) => article.category === category);
}

/** Days as the site shows them. */
export function daysOf(some: readonly Article[]): string[] {
  return some.map(({ date }) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    return `${months[month - 1]} ${day}, ${year}`;
  });
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The name of a category's filter button, or of the one for all. */
export function filterName(category: string): string {
  return `${category} (${(category === 'All' ? articles : articlesIn(category)).length})`;
}

export const filterNames = ['All', ...categories].map(filterName);
