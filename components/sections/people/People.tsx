import { shownPeople } from '@/lib/people/shownPeople';
import { Block } from '../../ui/Block';
import { SectionHeader } from '../../ui/SectionHeader';
import type { SectionProps } from '../list';
import { PeopleList } from './PeopleList';

/** People of content/people/. Without people, nothing: a heading alone would announce what is missing. */
export function People({ section, id, isTight }: SectionProps<'people'>) {
  const people = shownPeople(section);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Block data-tight={isTight || undefined}>
        <SectionHeader id={id} heading={section.heading} lead={section.lead} />
        <PeopleList people={people} />
      </Block>
    </section>
  );
}
