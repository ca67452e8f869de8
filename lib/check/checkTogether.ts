import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { documentOf } from '../content/document';
import { publicDocuments } from '../content/publication';
import { siteOf } from '../site/model';
import { checkArticles } from './articles/checkArticles';
import { checkLinkTargets } from './brokenLinks';
import { checkCategories } from './checkCategories';
import { checkRedirects, listedRedirects } from './checkRedirects';
import { checkFacts, checkShownFacts } from './facts';
import { checkPages, checkTitles } from './pages/checkPages';
import { checkReferences } from './references';
import { checkUniqueUrls } from './uniqueUrls';
import { checkUnusedPeople } from './unusedPeople';
import { checkVentures } from './ventures/checkVentures';

type Options = {
  documents: readonly VFile[];
  collections: readonly Collection[];
  edited?: VFile;
};

/** Adds the messages about documents that depend on other documents. */
export function checkTogether({ documents, collections, edited }: Options): void {
  const { paths: published } = siteOf(publicDocuments(documents));
  const { paths: all } = siteOf(documents.map(documentOf));
  const own = (name: string) => documents.filter((file) => documentOf(file).collection.name === name);
  checkArticles(own('Article'), edited);
  checkPages(own('Page'));
  checkVentures(own('Venture'));
  checkFacts(own('Venture'), documents);
  for (const company of own('Company')) checkShownFacts(company, documents);
  checkCategories(own('CategoryList'));
  checkReferences(documents);
  checkUnusedPeople(own('Person'), documents);
  checkRedirects(listedRedirects(documents), documents, { published, all });
  checkTitles(documents);
  checkUniqueUrls(documents, collections);
  checkLinkTargets(documents, { published, all });
}
