import { divisions } from '@/lib/company/company';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';
import { DivisionCards } from './DivisionCards';
import { DivisionRows } from './DivisionRows';

/** Nothing while no division is planned. */
export function Divisions({ section, id, isTight }: SectionProps<'divisions'>) {
  if (divisions.length === 0) return null;
  const { heading, lead, layout } = section;
  return (
    <HeadingAbove id={id} heading={heading} lead={lead} isTight={isTight}>
      {layout === 'rows' ? <DivisionRows /> : <DivisionCards />}
    </HeadingAbove>
  );
}
