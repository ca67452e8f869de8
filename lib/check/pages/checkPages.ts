import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../../content/document';
import { addError } from '../../content/messages';
import { didYouMean } from '../../schemas/didYouMean';
import { urlsOf } from '../../site/model';
import { sectionId, sectionsIn } from '../../site/sections';
import { nextNumber, reportShared, usesOf } from '../uses';
import { checkAnchors } from './checkAnchors';
import { checkSections } from './checkSections';

/** Adds errors about pages: their positions in the header, and sections that cannot be there or that share a name. */
export function checkPages(pages: readonly VFile[]) {
  const positions = pages.flatMap((file) => [
    ...usesOf(file, 'navigation'),
    ...usesOf(file, 'navigation.position'),
  ]);
  reportShared(
    positions,
    'unique-navigation',
    (position, other) =>
      `navigation: ${position} is also the position of ${other}: change one of the two, the next free number is ${nextNumber(positions, Number(position))}`,
  );
  for (const page of pages) {
    const types = documentOf(page).collection.sectionTypes ?? {};
    checkSections(page, types);
    checkAnchors(page, types);
    checkPlaceholders(page);
  }
}

/** Adds errors about titles that two documents with a page share. */
export function checkTitles(documents: readonly VFile[]) {
  const withPage = documents.filter((file) => urlsOf(documentOf(file)).length > 0);
  reportShared(
    withPage.flatMap((file) => usesOf(file, 'title')),
    'unique-title',
    (title, other) => `title: '${title}' is also the title of ${other}: change one of the two`,
  );
}

/** The names that `placeholders` of a page can have: fields, and sections by their type or id. */
function checkPlaceholders(page: VFile) {
  const document = documentOf(page);
  const sections = sectionsIn(document);
  const names = [
    'title',
    'description',
    'text',
    ...sections.flatMap((section) => [String(section.type), sectionId(section)]),
  ];
  const listed = fieldOf(document, 'placeholders');
  for (const [index, name] of (Array.isArray(listed) ? listed : []).entries()) {
    if (names.includes(String(name))) continue;
    const otherwise = `delete it if you removed the section, or write one of ${[...new Set(names)].join(', ')}`;
    const fix = didYouMean(String(name), names, otherwise);
    const place = document.positionOf(['placeholders', index]);
    addError(page, place, `placeholders: there is no ${name} on this page: ${fix}`, 'sections');
  }
}
