import type { VFile } from 'vfile';
import type { CheckedSite } from '../content/collection';
import { documentOf, fieldOf, pathsOf } from '../content/document';
import { reportShared, usesOf } from '../content/uses';
import { addError, startOfFile } from '../diagnostics/messages';
import { sectionAnchors, sectionId, sectionsIn } from './sections';
import type { SectionTypes, WrittenSection } from './sectionType';

/** The section that a page of the specification cannot be without. */
const neededSections: Readonly<Record<string, string>> = {
  home: 'hero',
  'news-insights': 'news-list',
  contact: 'contact-form',
};

/** Adds errors about pages: their positions in the header, and sections that cannot be there or that share a name. */
export function checkPages(pages: readonly VFile[], types: SectionTypes, _site: CheckedSite) {
  reportShared(
    pages.flatMap((file) => [...usesOf(file, 'navigation'), ...usesOf(file, 'navigation.position')]),
    'unique-navigation',
    (position, other) => `navigation: ${position} is also the position of ${other}: change one of the two`,
  );
  for (const page of pages) {
    requireSection(page);
    checkSections(page, types);
    checkPlaceholders(page);
  }
}

/** Adds errors about titles that two documents with a page share. */
export function checkTitles(documents: readonly VFile[]) {
  const withPage = documents.filter((file) => pathsOf(documentOf(file)).length > 0);
  reportShared(
    withPage.flatMap((file) => usesOf(file, 'title')),
    'unique-title',
    (title, other) => `title: '${title}' is also the title of ${other}: change one of the two`,
  );
}

function requireSection(page: VFile) {
  const { name, yaml } = documentOf(page);
  const needed = neededSections[name];
  const sections = sectionsIn(documentOf(page));
  if (!needed || sections.some(({ type }) => type === needed)) return;
  const reason = `the page needs its section ${needed}: add - type: ${needed}`;
  addError(page, yaml?.positionOf(['sections']) ?? startOfFile, reason, 'sections');
}

function checkSections(page: VFile, types: SectionTypes) {
  const document = documentOf(page);
  const sections = sectionsIn(document);
  const report = (index: number, field: string, reason: string) =>
    addError(page, document.yaml?.positionOf(['sections', index, field]) ?? startOfFile, reason, 'sections');
  const once = new Map<unknown, number>();
  const headings = new Map<string, number>();
  const anchors = new Map<string, number>([...(document.anchors ?? [])].map((anchor) => [anchor, -1]));
  for (const [index, section] of sections.entries()) {
    const { type, heading } = section;
    const { onlyOn, isOnce } = typeOf(section, types) ?? {};
    if (onlyOn && onlyOn !== document.name)
      report(index, 'type', `type: ${type} works only in ${onlyOn}.md: delete the section`);
    const first = isOnce ? once.get(type) : undefined;
    if (first !== undefined)
      report(index, 'type', `type: a page has one ${type}: this is the second, delete one`);
    once.set(type, index);
    const words = typeof heading === 'string' ? heading.trim().toLowerCase() : undefined;
    if (words !== undefined && headings.has(words))
      report(
        index,
        'heading',
        `heading: '${heading}' is also the heading of section ${(headings.get(words) ?? 0) + 1}: change one of the two`,
      );
    else
      for (const anchor of sectionAnchors([section], types)) {
        const other = anchors.get(anchor);
        const field = section.anchor === undefined ? 'heading' : 'anchor';
        if (other !== undefined && other !== index)
          report(
            index,
            field,
            `${field}: #${anchor} is also the address of ${other < 0 ? 'a heading of the text' : `section ${other + 1}`}: ${section.anchor === undefined ? 'add another one, such as' : 'write another one, such as'} anchor: ${anchor}-2`,
          );
        anchors.set(anchor, index);
      }
    if (words !== undefined) headings.set(words, index);
  }
}

function typeOf({ type }: WrittenSection, types: SectionTypes) {
  return types[String(type)];
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
    const place = document.yaml?.positionOf(['placeholders', index]) ?? startOfFile;
    addError(
      page,
      place,
      `placeholders: there is no ${name}: the names are ${[...new Set(names)].join(', ')}`,
      'sections',
    );
  }
}
