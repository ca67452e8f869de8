import { divisions } from '@/lib/company/company';
import { Block } from '../../ui/Block';
import { SectionHeader } from '../../ui/SectionHeader';
import type { SectionProps } from '../list';
import { DivisionCards } from './DivisionCards';
import { DivisionRows } from './DivisionRows';

/** Nothing while no division is planned. */
export function Divisions({ section, id, isTight }: SectionProps<'divisions'>) {
  if (divisions.length === 0) return null;
  const { heading, lead, layout } = section;
  return (
    <section aria-labelledby={id}>
      <Block data-tight={isTight || undefined}>
        <SectionHeader id={id} heading={heading} lead={lead} />
        {layout === 'rows' ? <DivisionRows /> : <DivisionCards />}
      </Block>
    </section>
  );
}
