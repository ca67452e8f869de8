import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError } from '../content/messages';
import type { SectionTypes } from '../schemas/sectionType';
import { sectionsIn } from '../site/sections';

/** Adds errors about sections that a page lacks, that it has twice, or that work on another page only. */
export function checkSections(page: VFile, types: SectionTypes) {
  const document = documentOf(page);
  const seen = new Set<string>();
  for (const [index, section] of sectionsIn(document).entries()) {
    const type = String(section.type);
    const onlyOn = types[type]?.onlyOn?.(section);
    const report = (reason: string) =>
      addError(page, document.positionOf(['sections', index, 'type']), `type: ${reason}`, 'sections');
    if (onlyOn && onlyOn !== document.name) report(`${type} works only in ${onlyOn}.md: delete the section`);
    else if (types[type]?.isOnce && seen.has(type))
      report(`the page already has one ${type}: delete one of the two`);
    seen.add(type);
  }
  const needed = Object.keys(types).find((type) => types[type]?.neededOn === document.name);
  // A misspelt type has its own message.
  if (!needed || seen.has(needed) || page.messages.some(({ fatal }) => fatal)) return;
  const reason = `the page needs a section of the type ${needed}: below sections, add - type: ${needed}`;
  addError(page, document.positionOf(['sections']), reason, 'sections');
}
