import { styled } from 'styled-components';
import { type Division, divisions } from '@/lib/site/company';
import { ventureId } from '@/lib/site/sections';
import { DrawingImage } from '../../pictures/DrawingImage';
import { from1024, hiddenDrawing, queryContainer } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { H3, Meta, Muted } from '../../ui/textElements';
import { AskLink } from '../../ventures/VentureLinks';

const Cards = styled.div`
  display: grid;
  gap: ${space.gap};

  /* Rows of three. A last row of one or two fills the width. */
  ${from1024} {
    display: flex;
    flex-wrap: wrap;

    > * {
      flex: 1 1 30%;
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

  ${hiddenDrawing}
`;

/** A word of twelve letters fits. */
const Text = styled.div`
  ${queryContainer}
  --largest-type: min(9vw, 14.2cqi);
  display: grid;
  grid-template-rows: auto auto 1fr auto auto;
  justify-items: start;
  gap: 12px;
  padding: 26px;
`;

const Badge = styled.p`
  ${typography.plan}
  padding: 6px 12px;
  border: 1.5px dashed ${color.accent};
  color: ${color.accent};
  font-weight: 600;
`;

const Phase = styled.dl`
  padding-top: 14px;
`;

const PhaseName = styled.dd`
  font-weight: 600;
`;

function DivisionCard({ division }: { division: Division }) {
  const { slug, name, summary, phase } = division;
  return (
    <Card id={ventureId(slug)}>
      <Drawing src={`/drawings/division-${slug}.svg`} alt="" width={480} height={300} loading="lazy" />
      <Text>
        <Badge>Coming Soon</Badge>
        <H3>{name}</H3>
        <Muted>{summary}</Muted>
        <Phase>
          <Meta as="dt">Current phase</Meta>
          <PhaseName>{phase}</PhaseName>
        </Phase>
        <AskLink venture={division} />
      </Text>
    </Card>
  );
}

/** The divisions as cards, with their current phase. */
export function DivisionPhases() {
  return (
    <Cards>
      {divisions.map((division) => (
        <DivisionCard key={division.slug} division={division} />
      ))}
    </Cards>
  );
}
