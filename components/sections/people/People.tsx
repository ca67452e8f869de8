import { shownPeople } from '@/lib/people/shownPeople';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';
import { PeopleList } from './PeopleList';

/** People of content/people/. Without people, nothing: a heading alone would announce what is missing. */
export function People({ section, id, isTight }: SectionProps<'people'>) {
  const people = shownPeople(section);
  if (people.length === 0) return null;
  return (
    <HeadingAbove id={id} heading={section.heading} lead={section.lead} isTight={isTight}>
      <PeopleList people={people} />
    </HeadingAbove>
  );
}
