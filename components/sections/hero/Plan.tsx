import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { businesses, divisions } from '@/lib/site/company';
import { lineHeight, planFrame, planLabels, planSheet } from '@/lib/site/plan';
import { venturePath } from '@/lib/site/venturePath';
import { DrawingImage } from '../../pictures/DrawingImage';
import { forcedColors, from600, print, roomFor } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Container } from '../../ui/Container';

/** Where a drawing fits beside the words. */
export const beside = roomFor(62);

/** Narrower on narrow screens, so that its first tree begins where a heading of seven letters to the line ends. */
export const planWidth = 'min(75cqi - 13rem, 60.5cqi, 1040px)';

const Figure = styled.figure`
  break-inside: avoid;

  ${beside} {
    position: absolute;
    inset: 0;
  }

  /* Forced colours remove the lines, and the labels mean nothing without them. */
  ${forcedColors} {
    display: none;
  }
`;

const Sheet = styled.div`
  position: relative;
  /* The drawing is higher, and the labels are placed in shares of this height. */
  min-height: 0;
  aspect-ratio: ${planFrame.width} / ${planFrame.height};
  overflow: hidden;

  ${beside} {
    position: absolute;
    inset: 0 0 auto auto;
    width: ${planWidth};
    overflow: visible;
  }

  ${print} {
    max-width: 560px;
  }
`;

/** Fades towards the words. */
const Drawing = styled(DrawingImage)`
  width: 100%;
  height: auto;

  ${beside} {
    mask-image: linear-gradient(to right, transparent, #000 30%);
  }
`;

/**
 * Inline, because an SVG image cannot use the fonts of the page. The text size is capped to what fits between the
 * trees; the alt text has every name.
 */
const Labels = styled.svg`
  ${typography.plan}
  position: absolute;
  inset: 0;
  /* Above the words of the introduction, whose box covers the plan. */
  z-index: 2;
  overflow: visible;
  pointer-events: none;
  fill: ${color.text};
  font-size: min(0.8125rem, 3.6vw);
  stroke: ${color.background};
  stroke-width: 0.75em;
  stroke-linejoin: round;
  paint-order: stroke;
  text-anchor: middle;
  dominant-baseline: middle;

  [data-status='planned'] {
    fill: ${color.accent};
  }

  circle {
    opacity: 0;
  }

  a {
    pointer-events: all;
  }

  a:hover text {
    text-decoration: underline;
  }

  ${from600} {
    font-size: min(0.875rem, 2.6vw);
  }
`;

const Key = styled(Container)`
  ${typography.plan}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.gap};
  padding-block: ${space.s12} ${space.s32};

  ${beside} {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    padding-block: 0 26px;
  }
`;

const Caption = styled.span`
  ${typography.caption}
  width: 100%;

  ${from600} {
    width: auto;
  }
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};

  &::before {
    content: '';
    width: 32px;
    border-top: 2px solid ${color.action};
  }

  &[data-status='planned']::before {
    border-top: 2px dashed ${color.accent};
  }
`;

const ventures = [...businesses, ...divisions];

const labels = planLabels(ventures.map(({ name, shortName }) => shortName ?? name));

function namesOf(ventures: readonly { name: string }[]): string {
  return new Intl.ListFormat('en-AU').format(ventures.map(({ name }) => name));
}

const planned = namesOf(divisions);
const alt = `The group drawn as trees seen from above. Established, with solid lines: ${namesOf(businesses)}.${
  planned ? ` Planned, with dashed lines: ${planned}.` : ''
} Contour lines surround them all.`;

type LabelProps = { label: (typeof labels)[number]; venture: (typeof ventures)[number] };

/** A name on the plan, which links with its tree to where the venture is described. */
function Label({ label: { lines, x, y, treeY, radius }, venture }: LabelProps) {
  const path = venturePath(venture);
  const text = (
    <text y={`${y}%`} data-status={venture.status} aria-hidden={path ? undefined : true}>
      {lines.map((line, row) => (
        <tspan
          key={line}
          x={`${x}%`}
          dy={`${row === 0 ? ((1 - lines.length) * lineHeight) / 2 : lineHeight}em`}
        >
          {line}
          {/* A space without width, which the name of the link needs. */}
          {row < lines.length - 1 && <tspan fontSize={0}> </tspan>}
        </tspan>
      ))}
    </text>
  );
  if (!path) return text;
  return (
    <a href={path}>
      <circle cx={`${x}%`} cy={`${treeY}%`} r={`${radius}%`} />
      {text}
    </a>
  );
}

const source = '/drawings/plan.svg';

/** The plan of the group with a label on each tree, and its legend of solid and dashed lines. */
export function Plan() {
  // As React does for an image that is not in a picture element.
  preload(source, { as: 'image', fetchPriority: 'high' });
  return (
    <Figure>
      <Sheet>
        <Drawing
          src={source}
          alt={alt}
          width={planSheet.width}
          height={planSheet.height}
          fetchPriority="high"
        />
        <Labels width="100%" height="100%" role="presentation">
          {ventures.map((venture, index) => (
            <Label key={venture.slug} label={labels[index] as (typeof labels)[number]} venture={venture} />
          ))}
        </Labels>
      </Sheet>
      <Key as="figcaption">
        <Caption>Fig. 1&ensp;The group in plan</Caption>
        <Entry>Established</Entry>
        {divisions.length > 0 && <Entry data-status="planned">Planned</Entry>}
      </Key>
    </Figure>
  );
}
