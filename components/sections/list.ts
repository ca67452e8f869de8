import type { z } from 'zod';
import { articles } from './articles/schema';
import { callToAction } from './call-to-action/schema';
import { cards } from './cards/schema';
import { contact } from './contact/schema';
import { documents } from './documents/schema';
import { facts } from './facts/schema';
import { hero } from './hero/schema';
import { newsletter } from './newsletter/schema';
import { panels } from './panels/schema';
import { people } from './people/schema';
import { questions } from './questions/schema';
import { text } from './text/schema';
import { ventures } from './ventures/schema';

/** The types of section by their names. components.ts has their components. */
export const sectionTypes = {
  hero,
  text,
  ventures,
  cards,
  panels,
  people,
  questions,
  articles,
  facts,
  documents,
  'call-to-action': callToAction,
  contact,
  newsletter,
};

/** A section of any type, as its component gets it: with HTML in place of Markdown. */
export type Section = z.output<(typeof sectionTypes)[keyof typeof sectionTypes]['schema']>;

/** A section on its page. */
export type SectionProps<Type extends Section['type'] = Section['type']> = {
  section: Extract<Section, { type: Type }>;
  /** The id of its heading, which links can target. */
  id: string;
};
