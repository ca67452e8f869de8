import { styled } from 'styled-components';
import { divisions } from '@/lib/site/company';
import { venturePath } from '@/lib/site/venturePath';
import { DrawingImage } from '../../pictures/DrawingImage';
import { from600, from1024, queryContainer, withoutDrawings } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { AreaLink } from '../../ui/AreaLink';
import { ItemName } from '../../ui/textElements';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  padding-block: 26px;
  border-bottom: 1.5px dashed ${color.accent};
  break-inside: avoid;

  &:first-child {
    border-top: 1.5px dashed ${color.accent};
  }

  ${from600} {
    grid-template-columns: 140px minmax(0, 1fr);
  }

  ${from1024} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 16fr);
    align-items: center;
    gap: ${space.gap};
  }

  ${withoutDrawings} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  ${queryContainer}
  display: grid;
  gap: ${space.s8};

  ${from1024} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4.4fr) minmax(0, 1.6fr);
    align-items: center;
    gap: ${space.gap};
  }
`;

const Thumb = styled(DrawingImage)`
  width: 100%;
  height: auto;
  object-fit: cover;
  aspect-ratio: 1;

  ${from600} {
    aspect-ratio: 400 / 256;
  }
`;

const Summary = styled.p`
  max-width: 27em;
  color: ${color.textMuted};
`;

const Status = styled.p`
  ${typography.plan}
  color: ${color.accent};
  font-weight: 600;

  ${from1024} {
    text-align: end;
  }
`;

/** Its focus ring is beside the drawing and the words, not on them. */
const RowLink = styled(AreaLink)`
  &::after {
    inset-inline: -12px;
  }
`;

/** The divisions as rows, with a small drawing each. Each links to where it is described. */
export function DivisionRows() {
  return (
    <div>
      {divisions.map((division) => {
        const { slug, name, summary } = division;
        const path = venturePath(division);
        return (
          <Row key={slug}>
            <Thumb
              data-drawing
              src={`/drawings/thumb-${slug}.svg`}
              alt=""
              width={400}
              height={320}
              loading="lazy"
            />
            <Words>
              <ItemName>{path ? <RowLink href={path}>{name}</RowLink> : name}</ItemName>
              <Summary>{summary}</Summary>
              <Status>Coming Soon</Status>
            </Words>
          </Row>
        );
      })}
    </div>
  );
}
