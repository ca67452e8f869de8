import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError, startOfFile } from '../diagnostics/messages';
import { startOf } from '../diagnostics/places';
import { fixedIds } from '../text/headings/headingIds';
import { headingsIn } from '../text/headings/headings';
import { sectionId, sectionsIn } from './sections';
import type { SectionTypes } from './sectionType';

/** Something on a page with an id; `fix` is what to write if another has the same one. */
type Target = { id: string; place: Point; what: string; heading?: string; subject: string; fix: string };

/** Adds errors about headings and anchors that are twice on a page: a link would lead to the first of them. */
export function checkAnchors(page: VFile, types: SectionTypes) {
  const owners = new Map(fixedIds.map((id) => [id, 'of a part of every page']));
  const headings = new Map<string, string>();
  for (const { id, place, what, heading, subject, fix } of targetsOn(page, types)) {
    const words = heading?.trim().toLowerCase();
    const same = words === undefined ? undefined : headings.get(words);
    const owner = owners.get(id);
    if (same) {
      const reason = `${subject}: '${heading}' is also the heading ${same}: change one of the two`;
      addError(page, place, reason, 'anchors');
    } else if (owner) {
      addError(page, place, `${subject}: #${id} is also the anchor ${owner}: ${fix}`, 'anchors');
    }
    if (words !== undefined && !same) headings.set(words, what);
    if (!owner) owners.set(id, what);
  }
}

/** What links can lead to on a page: first the headings of its text, then those of each section. */
function targetsOn(page: VFile, types: SectionTypes): Target[] {
  const { tree, yaml, fieldTexts } = documentOf(page);
  const reword = 'reword one of the two';
  const inText = (tree ? headingsIn(tree) : []).map((heading) => {
    const place = startOf(heading);
    const what = `on line ${place.line}`;
    return { ...{ id: heading.id, place, what, subject: 'heading', fix: reword }, heading: heading.text };
  });
  return [
    // Two headings of the text with the same words have a message of their own, and different ids.
    ...new Map(inText.map((target) => [target.heading.trim().toLowerCase(), target])).values(),
    ...sectionsIn(documentOf(page)).flatMap((section, index): Target[] => {
      const placeOf = (field: string) => yaml?.positionOf(['sections', index, field]) ?? startOfFile;
      const what = `of the section on line ${placeOf('type').line}`;
      const heading = typeof section.heading === 'string' ? section.heading : undefined;
      const subject = section.anchor === undefined ? 'heading' : 'anchor';
      const id = sectionId(section);
      const fix = subject === 'anchor' ? `write another one, such as ${id}-2` : `add a line anchor: ${id}-2`;
      return [
        ...(section[subject] === undefined
          ? []
          : [{ id, place: placeOf('heading'), what, heading, subject, fix }]),
        ...(types[String(section.type)]?.idsIn?.(section) ?? []).map((id) => {
          const place = placeOf('type');
          return {
            ...{ id, place, what, subject: 'type' },
            fix: 'change the heading or the anchor of that one',
          };
        }),
        ...fieldTexts
          .filter(({ path }) => path[0] === 'sections' && path[1] === index)
          .flatMap((field) =>
            headingsIn(field.tree).map((inner) => {
              const place = field.placeOf(startOf(inner));
              return {
                id: inner.id,
                place,
                what: `on line ${place.line}`,
                heading: inner.text,
                subject: 'heading',
                fix: reword,
              };
            }),
          ),
      ];
    }),
  ];
}
