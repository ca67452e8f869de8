import type { ContentDocument } from '../content/document';
import type { SectionTypes, WrittenSection } from '../schemas/sectionType';
import { slugOf } from '../schemas/slug';

/** The sections of a page. What is no section, the rule of the schema reports. */
export function sectionsIn({ fields: { sections } }: Pick<ContentDocument, 'fields'>): WrittenSection[] {
  if (!Array.isArray(sections)) return [];
  return sections.map((section) => (typeof section === 'object' && section !== null ? section : {}));
}

/** The id of a section: its `anchor`, or its heading in lower-case words joined by hyphens. */
export function sectionId({ type, heading, anchor }: WrittenSection): string {
  return slugOf(String(anchor ?? heading ?? type));
}

/** Every id in the sections that links can target. */
export function sectionAnchors(sections: readonly WrittenSection[], types: SectionTypes): string[] {
  return sections.flatMap((section) => {
    const type = types[String(section.type)];
    const hasId = !type?.isTitle && (section.heading !== undefined || section.anchor !== undefined);
    return [...(hasId ? [sectionId(section)] : []), ...(type?.idsIn?.(section) ?? [])];
  });
}

/** The people that sections of the type `people` show, by file name: those listed, or all. */
export function namesInSections(sections: readonly WrittenSection[], all: readonly string[]): string[] {
  return sections
    .filter(({ type }) => type === 'people')
    .flatMap(({ people }) => (Array.isArray(people) ? people.map(String) : all));
}

/** The id of the part of a page that describes a venture. */
export function ventureId(slug: string): string {
  return `venture-${slug}`;
}

/** Whether a section describes the ventures of a status. */
export function describes({ type, look }: WrittenSection, status: unknown): boolean {
  return type === 'ventures' && look === (status === 'planned' ? 'phases' : 'full');
}
