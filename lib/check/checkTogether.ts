import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { documentOf } from '../content/document';
import { publicDocuments } from '../content/publication';
import { siteOf } from '../site/model';
import { checkLinkTargets } from './brokenLinks';
import { checkRedirects } from './redirects';
import { checkReferences } from './references';
import { checkAnchors, checkSections } from './sections';
import { checkShownFacts } from './shownFacts';
import { checkUnique } from './unique';
import { checkVentures } from './ventures';

/** Adds the messages about documents that depend on other documents. */
export function checkTogether(documents: readonly VFile[], collections: readonly Collection[]): void {
  const published = siteOf(publicDocuments(documents));
  const all = siteOf(documents.map(documentOf));
  const own = (name: string) => documents.filter((file) => documentOf(file).collection.name === name);
  for (const page of own('Page')) {
    const types = documentOf(page).collection.sectionTypes ?? {};
    checkSections(page, types);
    checkAnchors(page, types);
  }
  checkVentures(own('Venture'));
  for (const company of own('Company')) checkShownFacts(company, documents);
  checkReferences(documents);
  checkRedirects(documents, published);
  checkUnique(documents, collections);
  checkLinkTargets(documents, published.paths, all.paths);
}
