import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';
import { DivisionCards } from './DivisionCards';
import { DivisionRows } from './DivisionRows';

export function Divisions({ section, id, isTight }: SectionProps<'divisions'>) {
  const { heading, lead, layout } = section;
  return (
    <HeadingAbove id={id} heading={heading} lead={lead} isTight={isTight}>
      {layout === 'rows' ? <DivisionRows /> : <DivisionCards />}
    </HeadingAbove>
  );
}
