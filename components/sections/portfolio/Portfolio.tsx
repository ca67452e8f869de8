import { styled } from 'styled-components';
import { businesses } from '@/lib/site/company';
import { brandPanel } from '../../theme/brandPanel';
import { forcedColors, from1024, print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { BusinessCard } from '../../ui/BusinessCard';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';

const Cards = styled.div`
  display: grid;
  gap: ${space.gap};

  /* The drawings follow the same rule: tools/build/drawings/drawingSet.ts. */
  > :nth-child(odd) {
    ${brandPanel}
    background: ${color.brand};
  }

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: span 5;
    }

    > :nth-child(odd) {
      grid-column: span 7;
    }

    > :nth-child(odd):last-child {
      grid-column: 1 / -1;
      grid-template: auto / 7fr 5fr;
      align-items: center;
    }
  }

  ${forcedColors} {
    > :nth-child(odd):last-child {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${print} {
    display: block;
  }
`;

export function Portfolio({ section, id, isTight }: SectionProps<'portfolio'>) {
  return (
    <HeadingAbove id={id} heading={section.heading} isTight={isTight}>
      <Cards>
        {businesses.map((business) => (
          <BusinessCard key={business.slug} business={business} />
        ))}
      </Cards>
    </HeadingAbove>
  );
}
