import { styled } from 'styled-components';
import { businesses } from '@/lib/company/company';
import { from1024, withoutDrawings } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { Container } from '../../ui/Container';
import { ExternalLink } from '../../ui/ExternalLink';
import { H2, Meta } from '../../ui/textElements';
import type { SectionProps } from '../section';

const List = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(56px, 8vw, 116px);
  padding-block: ${space.section};

  &[data-tight] {
    padding-top: 0;
  }
`;

const Business = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  break-inside: avoid;

  ${from1024} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    gap: clamp(32px, 4.2vw, 60px);

    &:nth-child(even) {
      grid-template-columns: 5fr 7fr;
    }

    &:nth-child(even) > img {
      order: 1;
    }
  }
`;

const Drawing = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  aspect-ratio: 735 / 600;

  ${withoutDrawings} {
    display: none;
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

const Features = styled.ul`
  width: 100%;
  margin-block: 14px;
  border-top: 1px solid ${color.border};

  > li {
    padding-block: 13px;
    border-bottom: 1px solid ${color.border};
  }
`;

export function Businesses({ isTight }: SectionProps<unknown>) {
  return (
    <List data-tight={isTight || undefined}>
      {businesses.map(({ slug, name, sector, description, features, url }, index) => (
        <Business key={slug}>
          <Drawing
            src={`/drawings/business-${slug}.svg`}
            alt=""
            width={735}
            height={600}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority="low"
          />
          <Text>
            <Meta>{sector}</Meta>
            <H2>{name}</H2>
            <p>{description}</p>
            <Features>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
            <ExternalLink href={url}>Visit {name}</ExternalLink>
          </Text>
        </Business>
      ))}
    </List>
  );
}
