import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../content/document';
import { compareSections } from './requiredSections';

/** Checks that the required sections of a text are there, spelt correctly, once and in their order. */
export const legalSections = lintRule<Root>('headings:legal-sections', (_, file) => {
  const sections = compareSections(file);
  if (!sections) return;
  const { required, found, missing, meantBy } = sections;
  let last = -1;
  for (const [index, { title, place }] of found.entries()) {
    const order = required.indexOf(title);
    if (found.findIndex((other) => other.title === title) < index) {
      file.message(`the section '${title}' is here twice: combine the two`, place);
    } else if (meantBy.has(title)) {
      file.message(`'${title}': did you mean '${meantBy.get(title)}'?`, place);
    } else if (order >= 0 && order < last) {
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
    file.message(reason, next?.place ?? { line: documentOf(file).lines.length, column: 1 });
  }
});
