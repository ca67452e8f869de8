import { styled } from 'styled-components';
import { businesses, divisions } from '@/lib/company/company';
import { treesOf } from '@/lib/drawings/drawingSet';
import { lineHeight, planLabels } from '@/lib/drawings/labels';
import { planFrame } from '@/lib/drawings/planFrame';
import { from360, from600 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { typography } from '../../theme/typography';

const Wrapper = styled.div`
  position: relative;
  aspect-ratio: ${planFrame.width} / ${planFrame.height};
`;

const Drawing = styled.img`
  width: 100%;
  height: 100%;
`;

/**
 * Inline, because an SVG image cannot use the fonts of the page. The text size is capped to what fits between the
 * trees; the alt text has every name.
 */
const Labels = styled.svg`
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

const trees = treesOf(
  [...businesses, ...divisions].map((venture) => ({ ...venture, name: venture.shortName ?? venture.name })),
);

function namesOf(ventures: readonly { name: string }[]): string {
  return new Intl.ListFormat('en-AU').format(ventures.map(({ name }) => name));
}

const planned = namesOf(divisions);
const alt = `The group drawn as trees seen from above. Established, with solid lines: ${namesOf(businesses)}.${
  planned ? ` Planned, with dashed lines: ${planned}.` : ''
} Contour lines surround them all.`;

/** The plan of the group, with a label on each tree. */
export function PlanFigure() {
  return (
    <Wrapper>
      <Drawing
        src="/drawings/plan.svg"
        alt={alt}
        width={planFrame.width}
        height={planFrame.height}
        fetchPriority="high"
      />
      <Labels width="100%" height="100%" aria-hidden="true">
        {planLabels(trees).map(({ name, lines, x, y }, index) => (
          <text
            key={name}
            x={`${x}%`}
            y={`${y}%`}
            textAnchor="middle"
            dominantBaseline="middle"
            data-status={trees[index]?.status}
          >
            {lines.length === 1
              ? name
              : lines.map((line, row) => (
                  <tspan
                    key={line}
                    x={`${x}%`}
                    dy={`${row === 0 ? ((1 - lines.length) * lineHeight) / 2 : lineHeight}em`}
                  >
                    {line}
                  </tspan>
                ))}
          </text>
        ))}
      </Labels>
    </Wrapper>
  );
}
