import { styled } from 'styled-components';
import { type Division, divisions } from '@/lib/company/company';
import { ventureId } from '@/lib/pages/venturePath';
import { forcedColors, from600, from1024, print, withoutDrawings } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { H3, Meta, Muted } from '../../ui/textElements';
import { AskLink } from '../../ui/VentureLinks';

const Cards = styled.div`
  display: grid;
  gap: ${space.gap};

  /* Rows of three, or two by two for four cards. A last row of one or two fills the width. */
  ${from1024} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * {
      grid-column: span 2;
    }

    > :nth-child(3n + 1):nth-last-child(2),
    > :nth-child(3n + 2):last-child,
    > :first-child:nth-last-child(4),
    > :first-child:nth-last-child(4) ~ * {
      grid-column: span 3;
    }

    > :only-child {
      grid-column: span 6;
    }
  }
`;

const Wrapper = styled.article`
  --division-line: 1.5px dashed ${color.accent};
  display: grid;
  border: var(--division-line);
  break-inside: avoid;

  ${from600} {
    grid-template-columns: 2fr 3fr;
  }

  ${from1024} {
    &:not(:only-child) {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }
  }

  ${forcedColors} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr;
  }

  ${print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Drawing = styled.img`
  width: 100%;
  height: 100%;
  aspect-ratio: 480 / 300;
  object-fit: cover;
  border-bottom: var(--division-line);

  ${from600} {
    border-bottom: 0;
    border-inline-end: var(--division-line);
  }

  ${from1024} {
    :not(:only-child) > & {
      border-inline-end: 0;
      border-bottom: var(--division-line);
    }
  }

  ${withoutDrawings} {
    display: none;
  }
`;

const Text = styled.div`
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
    <Wrapper id={ventureId(slug)}>
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
    </Wrapper>
  );
}

/** The divisions as cards, with their current phase. */
export function DivisionCards() {
  return (
    <Cards>
      {divisions.map((division) => (
        <DivisionCard key={division.slug} division={division} />
      ))}
    </Cards>
  );
}
