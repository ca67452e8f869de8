import { styled } from 'styled-components';
import { businesses, divisions } from '@/lib/company';
import { treesOf } from '@/lib/drawings/drawingSet';
import { planLabels } from '@/lib/drawings/labels';
import { from360, from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

const Wrapper = styled.div`
  position: relative;
  aspect-ratio: 1600 / 1400;
`;

const Drawing = styled.img`
  width: 100%;
  height: 100%;
`;

/**
 * The names over the drawing, in the page's own type: an SVG image could not use it. They grow with the
 * visitor's text only as far as they have room between the trees; the picture's alternative text says them all.
 */
const Names = styled.svg`
  ${typography.plan}
  position: absolute;
  inset: 0;
  overflow: visible;
  fill: ${color.text};
  font-size: min(0.75rem, 4vw);
  stroke: ${color.background};
  stroke-width: 8px;
  stroke-linejoin: round;
  paint-order: stroke;

  [data-status='planned'] {
    fill: ${color.accent};
  }

  ${from360} {
    font-size: min(0.8125rem, 4vw);
  }

  ${from600} {
    font-size: min(0.875rem, 2.6vw);
  }
`;

const trees = treesOf({
  businesses,
  divisions: divisions.map((division) => ({ ...division, name: division.shortName ?? division.name })),
});

function namesOf(status: 'established' | 'planned'): string {
  const names = [
    ...(status === 'established' ? businesses.map(({ name }) => name) : []),
    ...divisions.filter((division) => division.status === status).map(({ name }) => name),
  ];
  return new Intl.ListFormat('en-AU').format(names);
}

const planned = namesOf('planned');
const alternative = `The group drawn as trees seen from above. Established, in solid line: ${namesOf('established')}.${
  planned ? ` Planned, in broken line: ${planned}.` : ''
} Contour lines surround them all.`;

/** The plan of the group with the name of each tree. */
export function PlanFigure() {
  return (
    <Wrapper>
      <Drawing src="/drawings/plan.svg" alt={alternative} width={1600} height={1400} fetchPriority="high" />
      <Names width="100%" height="100%" aria-hidden="true">
        {planLabels(trees).map(({ name, x, y }, index) => (
          <text
            key={name}
            x={`${x}%`}
            y={`${y}%`}
            textAnchor="middle"
            dominantBaseline="middle"
            data-status={trees[index]?.status}
          >
            {name}
          </text>
        ))}
      </Names>
    </Wrapper>
  );
}
