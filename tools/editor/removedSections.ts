import type { WrittenSection } from '../../lib/schemas/sectionType';
import { sectionId } from '../../lib/site/sections';
import { filledValues, type Values } from './setFields';

/**
 * The values without the placeholders that name a removed section, which the check would refuse. A section with another
 * heading stays listed: its words are still not confirmed.
 */
export function withoutRemovedPlaceholders(values: Values, former: Values): Values {
  const { placeholders } = values;
  if (!Array.isArray(placeholders)) return values;
  const [before, after] = [sectionsOf(former), sectionsOf(values)];
  const isRemoved = (name: unknown) => {
    const section = before.find((other) => isNamed(other, name));
    return (
      section !== undefined &&
      !after.some((other) => isNamed(other, name)) &&
      countOf(section.type, after) < countOf(section.type, before)
    );
  };
  return { ...values, placeholders: placeholders.filter((name) => !isRemoved(name)) };
}

/** Without the empty anchors of a form, which would hide the headings. */
function sectionsOf(values: Values): WrittenSection[] {
  const { sections } = filledValues(['sections'], values);
  return Array.isArray(sections) ? sections : [];
}

function isNamed(section: WrittenSection, name: unknown): boolean {
  return section.type === name || sectionId(section) === name;
}

function countOf(type: unknown, sections: readonly WrittenSection[]): number {
  return sections.filter((section) => section.type === type).length;
}
