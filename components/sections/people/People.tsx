import { shownPeople } from '@/lib/site/people';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';
import { PeopleList } from './PeopleList';

/** People of content/people/. */
export function People({ section, id, isTight }: SectionProps<'people'>) {
  return (
    <HeadingAbove id={id} heading={section.heading} lead={section.lead} isTight={isTight}>
      <PeopleList people={shownPeople(section)} />
    </HeadingAbove>
  );
}
