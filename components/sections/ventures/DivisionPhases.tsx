import { styled } from 'styled-components';
import { divisions } from '@/lib/site/company';
import { ventureId } from '@/lib/site/sections';
import { DrawingImage } from '../../pictures/DrawingImage';
import { from1024, queryContainer } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { H3, Meta, Muted } from '../../ui/textElements';
import { AskLink } from '../../ventures/VentureLinks';

/** Rows of three. A last row of one or two fills the width. */
const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.gap};

  > * {
    flex: 1 1 100%;

    ${from1024} {
      flex-basis: 30%;
    }
  }
`;

/** The drawing is beside the text where that leaves room for the whole tree. */
const Card = styled.article`
  --division-line: 1.5px dashed ${color.accent};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: var(--division-line);
  break-inside: avoid;
`;

/** The card cuts off the line that would be beside its border. */
const Drawing = styled(DrawingImage)`
  width: calc(100% + 1.5px);
  /* Not 100 %, which WebKit takes for that of the card. */
  height: auto;
  align-self: stretch;
  margin-bottom: -1.5px;
  aspect-ratio: 480 / 300;
  object-fit: cover;
  border-inline-end: var(--division-line);
  border-bottom: var(--division-line);
`;

const Text = styled.div`
  ${queryContainer}
  display: grid;
  grid-template-rows: auto auto 1fr auto auto;
  justify-items: start;
  gap: ${space.s12};
  padding: 26px;
`;

const Badge = styled.p`
  ${typography.plan}
  padding: ${space.s4} ${space.s12};
  border: 1.5px dashed ${color.accent};
  color: ${color.accent};
  font-weight: 600;
`;

const Phase = styled.dl`
  padding-top: ${space.s12};
  font-weight: 600;
`;

/** The divisions as cards, with their current phase. */
export function DivisionPhases() {
  return (
    <Cards>
      {divisions.map((division) => (
        <Card key={division.slug} id={ventureId(division.slug)}>
          <Drawing
            data-drawing
            src={`/drawings/division-${division.slug}.svg`}
            alt=""
            width={480}
            height={300}
            loading="lazy"
          />
          <Text>
            <Badge>Coming Soon</Badge>
            <H3>{division.name}</H3>
            <Muted>{division.summary}</Muted>
            <Phase>
              <Meta as="dt">Current phase</Meta>
              <dd>{division.phase}</dd>
            </Phase>
            <AskLink venture={division} />
          </Text>
        </Card>
      ))}
    </Cards>
  );
}
