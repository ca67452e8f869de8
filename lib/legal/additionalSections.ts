import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { compareSections } from './requiredSections';

/** Reports sections of a legal text besides the required ones. Only a lawyer can decide whether they belong there. */
export const additionalSections = lintRule<Root>('headings:additional-sections', (_, file) => {
  const { required = [], found = [], meantBy } = compareSections(file) ?? {};
  const reported = new Set(required);
  for (const { title, place } of found) {
    // noEmptyHeadings reports headings without text, legalSections misspelt and repeated ones.
    if (title === '' || reported.has(title) || meantBy?.has(title)) continue;
    reported.add(title);
    const reason = `'${title}' is not one of the specified sections: keep it only if the lawyer wants it, or make it a subheading with ###`;
    file.message(reason, place);
  }
});
