import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import type { Point } from 'unist';
import { nearest } from '../didYouMean';
import { documentOf } from '../document';
import { nodesOfType } from '../nodes';
import { startOf } from '../places';

type Section = { title: string; place: Point };

/** Checks the sections of a legal page against the required ones and their order. */
export const legalSections = lintRule<Root>('headings:legal-sections', (tree, file) => {
  const { name, collection, lines, anchors } = documentOf(file);
  const required = collection.requiredSections?.get(name);
  const isParsed = anchors !== undefined;
  if (!required || !isParsed) return;
  const found: Section[] = [];
  for (const heading of nodesOfType(tree, 'heading')) {
    if (heading.depth === 2) found.push({ title: textOf(heading).trim(), place: startOf(heading) });
  }
  const missing = required.filter((section) => !found.some(({ title }) => title === section));
  const meantBy = new Map(found.map(({ title }) => [title, nearest(title, missing)]));
  let last = -1;
  for (const [index, { title, place }] of found.entries()) {
    const order = required.indexOf(title);
    if (found.findIndex((other) => other.title === title) < index) {
      file.message(`the section '${title}' is here twice: combine the two`, place);
    } else if (order < 0) {
      const fix = meantBy.get(title)
        ? `did you mean '${meantBy.get(title)}'?`
        : 'this page has no such section: make it a subheading with ###, or delete it';
      file.message(`'${title}': ${fix}`, place);
    } else if (order < last) {
      file.message(`the section '${title}' belongs before '${required[last]}': move it up`, place);
    }
    last = Math.max(last, order);
  }
  const misspelt = new Set(meantBy.values());
  for (const section of missing.filter((title) => !misspelt.has(title))) {
    const order = required.indexOf(section);
    const previous = required.slice(0, order).findLast((title) => !missing.includes(title));
    const next = found.find(({ title }) => required.indexOf(title) > order);
    const where = previous ? `after '${previous}'` : 'at the top';
    const reason = `the section '${section}' is missing: write ## ${section} ${where}`;
    file.message(reason, next?.place ?? { line: lines.length, column: 1 });
  }
});
