import { styled } from 'styled-components';
import { businesses } from '@/lib/company/company';
import { brandPanel } from '../../theme/brandPanel';
import { forcedColors, from1024, print, withoutDrawings } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Block } from '../../ui/Block';
import { ExternalLink } from '../../ui/ExternalLink';
import { SectionHeader } from '../../ui/SectionHeader';
import { Meta } from '../../ui/textElements';
import type { SectionProps } from '../section';
import type { PortfolioSection } from './schema';

const Cards = styled.div`
  display: grid;
  gap: ${space.gap};

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }

  ${print} {
    display: block;
  }
`;

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  background: ${color.surfaceTint};
  break-inside: avoid;

  /* The drawings follow the same rule: lib/drawings/panelBackground.ts. */
  &:nth-child(odd) {
    ${brandPanel}
    background: ${color.brand};
  }

  ${from1024} {
    grid-column: span 5;

    &:nth-child(odd) {
      grid-column: span 7;
    }

    &:nth-child(odd):last-child {
      grid-column: 1 / -1;
      grid-template: auto / 7fr 5fr;
      align-items: center;
    }
  }

  ${forcedColors} {
    &,
    &:nth-child(odd):last-child {
      grid-template-columns: minmax(0, 1fr);
      border: 1px solid CanvasText;
    }
  }
`;

const Drawing = styled.img`
  width: 100%;
  height: clamp(220px, 23.2vw, 334px);
  object-fit: cover;

  ${withoutDrawings} {
    display: none;
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 12px;
  padding: clamp(26px, 2.8vw, 40px) clamp(20px, 2.8vw, 40px) clamp(20px, 2.2vw, 32px);

  ${print} {
    padding: 0 0 ${space.s20};
  }
`;

const Name = styled.h3`
  ${typography.featured}
`;

const Summary = styled.p`
  max-width: 33em;
`;

export function Portfolio({ section, id, isTight }: SectionProps<PortfolioSection>) {
  return (
    <section aria-labelledby={id}>
      <Block data-tight={isTight || undefined}>
        <SectionHeader id={id} heading={section.heading} />
        <Cards>
          {businesses.map(({ slug, name, sector, summary, url }) => (
            <Card key={slug}>
              <Drawing
                src={`/drawings/business-${slug}.svg`}
                alt=""
                width={640}
                height={640}
                loading="lazy"
              />
              <Text>
                <Meta>{sector}</Meta>
                <Name>{name}</Name>
                <Summary>{summary}</Summary>
                <ExternalLink href={url}>Visit {name}</ExternalLink>
              </Text>
            </Card>
          ))}
        </Cards>
      </Block>
    </section>
  );
}
