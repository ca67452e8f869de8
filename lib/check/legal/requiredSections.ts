import type { ContentDocument } from '../../content/document';
import { headingsIn } from '../../markdown/headings';
import { startOf } from '../../markdown/places';
import { nearest } from '../../schemas/didYouMean';
import { rule } from '../rule';

/** Checks that the required sections of a text are there, spelt correctly, once and in their order. */
export const requiredSections = rule('headings:legal-sections', (_, file, document) => {
  const sections = compareSections(document);
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
    file.message(reason, next?.place ?? { line: document.lines.length, column: 1 });
  }
});

/** Reports sections of a legal text besides the required ones. Only a lawyer can decide whether they belong there. */
export const additionalSections = rule('headings:additional-sections', (_, file, document) => {
  const { required = [], found = [], meantBy } = compareSections(document) ?? {};
  const reported = new Set(required);
  for (const { title, place } of found) {
    // noEmptyHeadings reports headings without text, requiredSections misspelt and repeated ones.
    if (title === '' || reported.has(title) || meantBy?.has(title)) continue;
    reported.add(title);
    const reason = `'${title}' is not one of the specified sections: keep it only if the lawyer wants it, or make it a subheading with ###`;
    file.message(reason, place);
  }
});

/** The sections of a text, compared with the required ones; undefined if none are required or it cannot be parsed. */
function compareSections({ name, collection, tree }: ContentDocument) {
  const required = collection.requiredSections?.get(name);
  if (!required || !tree) return undefined;
  const found = headingsIn(tree)
    .filter(({ level }) => level === 2)
    .map((heading) => ({ title: heading.text.trim(), place: startOf(heading) }));
  const titles = found.map(({ title }) => title);
  const missing = required.filter((section) => !titles.includes(section));
  /** The required section that each misspelt heading is most likely meant to be. */
  const meantBy = new Map<string, string>();
  for (const title of titles.filter((title) => !required.includes(title))) {
    const meant = nearest(title, missing);
    if (meant) meantBy.set(title, meant);
  }
  return { required, found, missing, meantBy };
}
