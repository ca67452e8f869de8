import type { ComponentType } from 'react';
import { Articles } from './articles/Articles';
import { CallToAction } from './call-to-action/CallToAction';
import { Cards } from './cards/Cards';
import { Contact } from './contact/Contact';
import { Documents } from './documents/Documents';
import { Facts } from './facts/Facts';
import { Hero } from './hero/Hero';
import type { Section, SectionProps } from './list';
import { Newsletter } from './newsletter/Newsletter';
import { Panels } from './panels/Panels';
import { People } from './people/People';
import { Questions } from './questions/Questions';
import { Text } from './text/Text';
import { Ventures } from './ventures/Ventures';

/** The component of each type of section. A type of list.ts that is missing here is a type error. */
export const components: { [Type in Section['type']]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  text: Text,
  ventures: Ventures,
  cards: Cards,
  panels: Panels,
  people: People,
  questions: Questions,
  articles: Articles,
  facts: Facts,
  documents: Documents,
  'call-to-action': CallToAction,
  contact: Contact,
  newsletter: Newsletter,
};
