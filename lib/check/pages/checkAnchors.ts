import type { Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { addError } from '../../content/messages';
import { fixedIds } from '../../markdown/headingIds';
import { headingsIn } from '../../markdown/headings';
import { startOf } from '../../markdown/places';
import type { SectionTypes, WrittenSection } from '../../schemas/sectionType';
import { sectionId, sectionsIn } from '../../site/sections';

/** A part of a page with a heading or an id. */
type Target = {
  /** The field that has the id, for messages. */
  field: 'heading' | 'anchor' | 'type';
  heading?: string;
  /** Undefined for the h1, which has none. */
  id?: string;
  place: Point;
  /** Where it is, for messages about another part. */
  where: string;
  /** What to write if another part has the same id. */
  fix: string;
};

/** Adds errors about headings and anchors that are twice on a page: a link would lead to the first of them. */
export function checkAnchors(page: VFile, types: SectionTypes) {
  const owners = new Map(fixedIds.map((id) => [id, 'of a part of every page']));
  const headings = new Map<string, string>();
  for (const { field, heading, id = '', place, where, fix } of targetsOn(page, types)) {
    const words = heading?.trim().toLowerCase() ?? '';
    const [same, owner] = [headings.get(words), owners.get(id)];
    const reason = same
      ? `heading: '${heading}' is also the heading ${same}: change one of the two`
      : owner && `${field}: #${id} is also the anchor ${owner}: ${fix}`;
    if (reason) addError(page, place, reason, 'anchors');
    if (words !== '' && !same) headings.set(words, where);
    if (id !== '' && !owner) owners.set(id, where);
  }
}

/** First the headings of the text, then what each section has. */
function targetsOn(page: VFile, types: SectionTypes): Target[] {
  const document = documentOf(page);
  const { tree, positionOf, fieldTexts } = document;
  const inText = tree ? headingTargets(tree, (point) => point) : [];
  return [
    // uniqueHeadings reports a heading that the text has twice.
    ...new Map(inText.map((target) => [target.heading?.trim().toLowerCase(), target])).values(),
    ...sectionsIn(document).flatMap((section, index) => [
      ...sectionTargets(section, types, (field) => positionOf(['sections', index, field])),
      ...fieldTexts
        .filter(({ path }) => path[0] === 'sections' && path[1] === index)
        .flatMap((field) => headingTargets(field.tree, field.placeOf)),
    ]),
  ];
}

function headingTargets(tree: Root, placeOf: (point: Point) => Point): Target[] {
  return headingsIn(tree).map((heading) => {
    const place = placeOf(startOf(heading));
    return {
      ...{ field: 'heading', heading: heading.text, id: heading.id, place },
      where: `on line ${place.line}`,
      fix: 'reword one of the two',
    };
  });
}

function sectionTargets(
  section: WrittenSection,
  types: SectionTypes,
  placeOf: (field: string) => Point,
): Target[] {
  const type = types[String(section.type)];
  const where = `of the section on line ${placeOf('type').line}`;
  const field = section.anchor === undefined ? 'heading' : 'anchor';
  const heading = typeof section.heading === 'string' ? section.heading : undefined;
  const id = type?.isTitle ? undefined : sectionId(section);
  const fix = field === 'anchor' ? `write another one, such as ${id}-2` : `add a line anchor: ${id}-2`;
  const own: Target = { field, heading, id, place: placeOf(field), where, fix };
  const others = (type?.idsIn?.(section) ?? []).map((inner): Target => {
    const reword = 'change the heading or the anchor of that one, or a name in this section';
    return { field: 'type', id: inner, place: placeOf('type'), where, fix: reword };
  });
  return [...(section[field] === undefined ? [] : [own]), ...others];
}
