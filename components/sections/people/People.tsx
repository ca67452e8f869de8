import { shownPeople } from '@/lib/site/people';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../list';
import { PeopleList } from './PeopleList';

/** People of content/people/. */
export function People({ section, id }: SectionProps<'people'>) {
  return (
    <Section id={id} heading={section.heading} lead={section.lead}>
      <PeopleList people={shownPeople(section)} />
    </Section>
  );
}
