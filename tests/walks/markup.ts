import type { ExportedPage } from './exportedPages';

/** Returns few pages that together have every element, class and attribute of all pages. */
export function withAllMarkup(pages: readonly ExportedPage[]): ExportedPage[] {
  const left = new Map(pages.map((page) => [page, markupOf(page)]));
  const chosen: ExportedPage[] = [];
  for (;;) {
    const [[page, markup] = []] = [...left].sort(([, one], [, other]) => other.size - one.size);
    if (!page || !markup?.size) return chosen;
    chosen.push(page);
    for (const other of left.values()) for (const name of markup) if (other !== markup) other.delete(name);
    left.delete(page);
  }
}

/** Returns the longest of the pages that have the same elements, classes and attributes. */
export function longestOfEachShape(pages: readonly ExportedPage[]): ExportedPage[] {
  const shapes = pages
    .toSorted((one, other) => one.html.length - other.html.length)
    .map((page) => [[...markupOf(page)].sort().join(), page] as const);
  return [...new Map(shapes).values()];
}

function markupOf({ elements }: ExportedPage): Set<string> {
  return new Set(
    elements.flatMap(({ tagName, attrs }) => [
      tagName,
      ...attrs.map(({ name, value }) =>
        /^(?:class|role)$/.test(name) ? `${tagName} ${name}=${value}` : `${tagName} ${name}`,
      ),
    ]),
  );
}
