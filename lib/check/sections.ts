import type { Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError } from '../content/messages';
import { fixedIds } from '../markdown/headingIds';
import { headingsIn } from '../markdown/headings';
import { startOf } from '../markdown/places';
import type { SectionTypes } from '../schemas/sectionType';
import { sectionAnchors, sectionsIn } from '../site/sections';

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

/** Adds errors about two parts of a page with one id: a link would lead to the first of them. */
export function checkAnchors(page: VFile, types: SectionTypes) {
  const document = documentOf(page);
  const { tree, fieldTexts, positionOf } = document;
  const inSections = sectionsIn(document).flatMap((section, index) => {
    const place = positionOf(['sections', index, section.anchor === undefined ? 'heading' : 'anchor']);
    return sectionAnchors([section], types).map((id) => ({ id, place }));
  });
  const all = [
    ...(tree ? headingIdsOf(tree, (point) => point) : []),
    ...inSections,
    ...fieldTexts.flatMap((field) => headingIdsOf(field.tree, field.placeOf)),
  ];
  const seen = new Set(fixedIds);
  for (const { id, place } of all) {
    const reason = `#${id} is here twice: reword one of the two headings, or add a line anchor: ${id}-2 to a section`;
    if (seen.has(id)) addError(page, place, reason, 'anchors');
    seen.add(id);
  }
}

function headingIdsOf(tree: Root, placeOf: (point: Point) => Point) {
  return headingsIn(tree).map((heading) => ({ id: heading.id, place: placeOf(startOf(heading)) }));
}
