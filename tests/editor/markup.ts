import postcss, { type AtRule } from 'postcss';
import type { ExportedPage } from '../site/exportedPages';

/** Returns some pages and few others with what those lack: together they have every element, class and attribute of all pages. */
export function withAllMarkup(
  pages: readonly ExportedPage[],
  some: readonly ExportedPage[] = [],
): ExportedPage[] {
  const chosen = [...some];
  const covered = new Set(some.flatMap((page) => [...markupOf(page)]));
  const all = pages.map((page) => ({ page, markup: [...markupOf(page)] }));
  for (;;) {
    const lacking = all.map(({ page, markup }) => ({
      page,
      markup: markup.filter((name) => !covered.has(name)),
    }));
    const [best] = lacking.sort((one, other) => other.markup.length - one.markup.length);
    if (!best?.markup.length) return chosen;
    chosen.push(best.page);
    for (const name of best.markup) covered.add(name);
  }
}

/** Returns the longest of the pages that have the same elements, classes and attributes. */
export function longestOfEachShape(pages: readonly ExportedPage[]): ExportedPage[] {
  const shapes = pages
    .toSorted((one, other) => one.html.length - other.html.length)
    .map((page) => [[...markupOf(page)].sort().join(), page] as const);
  return [...new Map(shapes).values()];
}

function markupOf(page: ExportedPage): Set<string> {
  const styles = stylesOf(page);
  const detailsOf = ({ name, value }: { name: string; value: string }) => {
    if (name === 'role') return `=${value}`;
    if (name !== 'class') return '';
    const declarations = value.split(' ').flatMap((className) => styles.get(className) ?? []);
    return [...new Set(declarations)].sort().join(';');
  };
  return new Set(
    page.elements.flatMap(({ tagName, attrs }) => [
      tagName,
      ...attrs.map((attr) => `${tagName} ${attr.name}${detailsOf(attr)}`),
    ]),
  );
}

const sheets = new Map<string, Map<string, string[]>>();

/**
 * Returns the declarations of each class of a page. The names alone say nothing about other pages: each page has short ones of
 * its own (tools/build/post-process/classNames.ts), and those rules for the elements inside that it needs.
 */
function stylesOf({ html }: ExportedPage): Map<string, string[]> {
  const css = (html.match(/(?<=<style[^>]*>).*?(?=<\/style>)/gs) ?? []).join('\n');
  const styles = sheets.get(css) ?? new Map<string, string[]>();
  if (!sheets.has(css))
    postcss.parse(css).walkRules(({ selectors, nodes, parent }) => {
      const condition = parent?.type === 'atrule' ? (parent as AtRule).params : '';
      const declarations = nodes.map((node) => condition + String(node).replace(shortVariable, '--'));
      for (const selector of selectors) {
        const [, name] = oneClass.exec(selector) ?? [];
        if (name) styles.set(name, [...(styles.get(name) ?? []), ...declarations]);
      }
    });
  sheets.set(css, styles);
  return styles;
}

const oneClass = /^(?::where\()?\.([\w-]+)\)?$/;
const shortVariable = /--[a-z]\b/gi;
