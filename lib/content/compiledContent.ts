/** Contentlayer's output, read from its files: bundling a thousand articles would take half a gigabyte of memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Article,
  CategoryList,
  Company,
  Legal,
  Page,
  Person,
  RedirectList,
  Venture,
} from '../../.contentlayer/generated';

export type { Article, Legal, Page };

export const allArticles: Article[] = compiled('Article');
export const allLegals: Legal[] = compiled('Legal');
export const allPages: Page[] = compiled('Page');
export const allPeople: Person[] = compiled('Person');
export const allRedirectLists: RedirectList[] = compiled('RedirectList');
export const allVentures: Venture[] = compiled('Venture');
export const categoryList: CategoryList = compiled('CategoryList');
export const company: Company = compiled('Company');

/** The documents of a type, or its only one. Throws if the content has not been compiled, as in a fresh clone. */
function compiled(type: string) {
  const path = join('.contentlayer/generated', type, '_index.json');
  let text: string;
  try {
    text = readFileSync(join(process.cwd(), path), 'utf8');
  } catch (cause) {
    throw new Error(
      `The content has not been compiled: ${path} is missing. Run "npm run build", then try again.`,
      { cause },
    );
  }
  return JSON.parse(text);
}
