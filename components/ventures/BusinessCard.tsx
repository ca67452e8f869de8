import { styled } from 'styled-components';
import type { Business } from '@/lib/site/company';
import { DrawingImage } from '../pictures/DrawingImage';
import { from600, queryContainer } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { ExternalLink } from '../ui/ExternalLink';
import { H3, Meta } from '../ui/textElements';
import { BusinessLinks } from './VentureLinks';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  background: ${color.surfaceTint};
  break-inside: avoid;

  &[data-in-text] {
    margin-top: ${space.s32};

    ${from600} {
      flex-direction: row;
    }
  }
`;

const Drawing = styled(DrawingImage)`
  width: 100%;
  height: clamp(220px, 23.2vw, 334px);
  object-fit: cover;

  ${from600} {
    [data-in-text] > & {
      width: 40%;
      height: auto;
    }
  }
`;

/** In cards side by side, the links are on one line. */
const Text = styled.div`
  ${queryContainer}
  display: grid;
  flex: 1;
  grid-template-rows: auto auto 1fr;
  justify-items: start;
  gap: ${space.s12};
  padding: ${space.gap};
`;

const Name = styled.h3`
  ${typography.featured}
`;

type Props = {
  business: Business;
  /** Whether it is at the end of a text, where its name is a heading of the page. */
  isInText?: boolean;
};

/** A business with its drawing and the link to its website. */
export function BusinessCard({ business, isInText }: Props) {
  const { slug, name, sector, summary, url } = business;
  return (
    <Card data-panel as={isInText ? 'div' : undefined} data-in-text={isInText}>
      <Drawing
        data-drawing
        // The pages of articles, which have it in their text, are near their budget.
        as={isInText ? 'img' : undefined}
        src={`/drawings/business-${slug}.svg`}
        alt=""
        width={640}
        height={640}
        loading="lazy"
      />
      <Text>
        <Meta>{sector}</Meta>
        {isInText ? <H3 as="h2">{name}</H3> : <Name>{name}</Name>}
        <p>{summary}</p>
        {isInText ? (
          <BusinessLinks business={business} />
        ) : (
          <ExternalLink href={url}>Visit {name}</ExternalLink>
        )}
      </Text>
    </Card>
  );
}
