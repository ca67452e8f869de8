import type { VFile } from 'vfile';
import { type ContentDocument, documentOf, fieldOf, urlsOf } from '../content/document';
import { filesWithPage } from '../content/publication';
import { type Use, usesOf } from '../content/uses';
import { addError } from '../diagnostics/messages';
import { sectionsIn } from './sections';

/** The link to a page or a legal text in the header or the footer. */
type PageLink = { page: VFile; name: Use; path: string };

/**
 * Adds errors about links of a page that have the same name and lead to different pages: screen reader users could not tell
 * them apart in a list of links.
 */
export function checkLinkNames(documents: readonly VFile[]) {
  const pages = documents.filter((file) => ['Page', 'Legal'].includes(documentOf(file).collection.name));
  const links = pages.flatMap((page): PageLink[] => {
    const [name] = [...usesOf(page, 'navigation.label'), ...usesOf(page, 'title')];
    const [url] = urlsOf(documentOf(page));
    return name && url ? [{ page, name, path: url.path }] : [];
  });
  checkNames(links, filesWithPage(documents).flatMap(namesIn));
  for (const page of pages) checkButtons(page, links);
}

/** The names that are links: of the group, its businesses and divisions, categories, and people with a page. */
function namesIn(file: VFile): unknown[] {
  const document = documentOf(file);
  const categories = listOf(fieldOf(document, 'categories')) as readonly ({ name?: unknown } | null)[];
  return [
    fieldOf(document, 'name'),
    fieldOf(document, 'shortName'),
    ...categories.map((entry) => entry?.name),
  ];
}

function checkNames(links: readonly PageLink[], names: readonly unknown[]) {
  for (const { page, name, path } of links) {
    // The name of the group is a link to the home page itself.
    if (path === '/' || !names.includes(name.value)) continue;
    const reason = `'${name.value}' is also the name of the group, a business or division, a person or a category, whose links lead elsewhere: change it, for example to About ${name.value}`;
    addError(page, name.place, reason, 'unique-link');
  }
}

function checkButtons(page: VFile, links: readonly PageLink[]) {
  const document = documentOf(page);
  const hrefs = new Map(links.map(({ name, path }) => [String(name.value), path]));
  for (const { button, path } of buttonsIn(document)) {
    const { label, href } = (button ?? {}) as { label?: unknown; href?: unknown };
    if (typeof label !== 'string' || typeof href !== 'string') continue;
    const other = hrefs.get(label) ?? href;
    const reason = `label: '${label}' also leads to ${other} on this page: write other words, which say where each leads`;
    if (other !== href) addError(page, document.positionOf([...path, 'label']), reason, 'unique-link');
    hrefs.set(label, other);
  }
}

/** The buttons of all sections as they are written, each with its path. */
function buttonsIn(document: ContentDocument): { button: unknown; path: PropertyKey[] }[] {
  return sectionsIn(document).flatMap(({ button, buttons }, index) => [
    { button, path: ['sections', index, 'button'] },
    ...listOf(buttons).map((entry, at) => ({ button: entry, path: ['sections', index, 'buttons', at] })),
  ]);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
