import { styled } from 'styled-components';
import { businesses } from '@/lib/site/company';
import { brandPanel } from '../../theme/brandPanel';
import { from1024, print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { BusinessCard } from '../../ventures/BusinessCard';
import type { SectionProps } from '../list';
import { BusinessesInFull } from './BusinessesInFull';
import { DivisionPhases } from './DivisionPhases';
import { DivisionRows } from './DivisionRows';

const Cards = styled.div`
  display: grid;
  gap: ${space.gap};

  /* The drawings follow the same rule: tools/build/drawings/drawings.ts. */
  > :nth-child(odd) {
    ${brandPanel}
    background: ${color.brand};
  }

  ${from1024} {
    grid-template-columns: minmax(0, 57fr) minmax(0, 40fr);

    > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }

  ${print} {
    display: block;
  }
`;

function BusinessCards() {
  return (
    <Cards>
      {businesses.map((business) => (
        <BusinessCard key={business.slug} business={business} />
      ))}
    </Cards>
  );
}

const looks = { cards: BusinessCards, full: BusinessesInFull, rows: DivisionRows, phases: DivisionPhases };

/** The businesses or the planned divisions, with or without a heading. */
export function Ventures({ section, id }: SectionProps<'ventures'>) {
  const { look, heading, lead, anchor } = section;
  const Look = looks[look];
  return (
    <Section id={heading ? id : anchor} heading={heading} lead={lead}>
      <Look />
    </Section>
  );
}
