import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../../content/document';
import { addError } from '../../content/messages';
import type { SectionTypes } from '../../schemas/sectionType';
import { sectionsIn } from '../../site/sections';

/** Adds errors about sections that a page lacks, that it has twice, or that work on another page only. */
export function checkSections(page: VFile, types: SectionTypes) {
  const document = documentOf(page);
  const seen = new Map<unknown, Point>();
  for (const [index, section] of sectionsIn(document).entries()) {
    const { type } = section;
    const { onlyOn, isOnce } = types[String(type)] ?? {};
    const only = onlyOn?.(section);
    const place = document.positionOf(['sections', index, 'type']);
    const first = seen.get(type);
    if (only && only !== document.name)
      addError(page, place, `type: ${type} works only in ${only}.md: delete the section`, 'sections');
    else if (isOnce && first)
      addError(
        page,
        place,
        `type: the page has one ${type} on line ${first.line}: delete one of the two`,
        'sections',
      );
    seen.set(type, first ?? place);
  }
  const needed = Object.keys(types).find((type) => types[type]?.neededOn === document.name);
  const written = fieldOf(document, 'sections') ?? [];
  // Unreadable fields, no list and a misspelt type have their own messages.
  const isReadable =
    document.yaml?.values !== undefined &&
    Array.isArray(written) &&
    [...seen.keys()].every((type) => types[String(type)]);
  if (!needed || !isReadable || seen.has(needed)) return;
  addError(page, document.positionOf(['sections']), missingReason(needed, types), 'sections');
}

function missingReason(type: string, types: SectionTypes): string {
  const fields = Object.entries(types[type]?.schema.shape ?? {})
    .filter(([name, field]) => name !== 'type' && !field.safeParse(undefined).success)
    .map(([name]) => `${name}: …`);
  const rest = fields.length > 0 ? `, with ${fields.join(' and ')} on the lines below it` : '';
  return `the page needs a section of the type ${type}: below sections, add - type: ${type}${rest}`;
}
