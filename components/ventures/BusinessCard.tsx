import { styled } from 'styled-components';
import type { Business } from '@/lib/site/company';
import { DrawingImage } from '../pictures/DrawingImage';
import { from600, print, queryContainer, withoutDrawings } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { ExternalLink } from '../ui/ExternalLink';
import { H3, Meta } from '../ui/textElements';
import { BusinessLinks } from './VentureLinks';

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  background: ${color.surfaceTint};
  break-inside: avoid;

  ${withoutDrawings} {
    grid-template-rows: 1fr;
  }

  &[data-in-text] {
    margin-top: 32px;

    ${from600} {
      grid-template: auto / 2fr 3fr;

      > img {
        height: 100%;
      }
    }

    ${withoutDrawings} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Drawing = styled(DrawingImage)`
  width: 100%;
  height: clamp(220px, 23.2vw, 334px);
  object-fit: cover;
`;

/** In cards side by side, the links are on one line. */
const Text = styled.div`
  ${queryContainer}
  display: grid;
  grid-template-rows: auto auto 1fr;
  justify-items: start;
  gap: 12px;
  padding: clamp(26px, 2.8vw, 40px) clamp(20px, 2.8vw, 40px) clamp(20px, 2.2vw, 32px);

  ${print} {
    padding: 0 0 ${space.s16};
  }
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
    <Card as={isInText ? 'div' : undefined} data-in-text={isInText} data-panel>
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
