import { sectionTypes } from '../../components/sections/list';
import { labelOf } from './labels';

/** A type of section in the menu to choose from. */
export type SectionChoice = { label: string; description: string; picture: string };

/** The types of section, with the pictures of docs/sections.md. */
export function sectionChoices(): SectionChoice[] {
  return Object.entries(sectionTypes).map(([name, { schema }]) => ({
    label: labelOf(name),
    description: schema.meta()?.description ?? '',
    picture: `section-${name}.webp`,
  }));
}
