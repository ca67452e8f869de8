import { allArticles, categoryList } from '#content';
import { articles } from '../content/collections/articles';
import { categoryList as categories } from '../content/collections/categories';
import { legalTexts } from '../content/collections/legal';
import { pages } from '../content/collections/pages';
import { people } from '../content/collections/people';
import { isShown } from '../content/publication';
import * as compiled from './compiled';
import { type SiteDocument, siteOf } from './model';

/** The pages and redirects of this build. */
export const site = siteOf([
  ...allArticles.filter(isShown).map(documentOf(articles)),
  ...compiled.pages.map(documentOf(pages)),
  documentOf(categories)({ ...categoryList, slug: '' }),
  ...compiled.legalTexts.map(documentOf(legalTexts)),
  ...compiled.people.map(documentOf(people)),
]);

type Compiled = { slug: string; body?: { html: string } };

function documentOf(collection: SiteDocument['collection']) {
  return (fields: Compiled): SiteDocument => ({
    ...{ collection, name: fields.slug, fields, html: fields.body?.html },
  });
}
