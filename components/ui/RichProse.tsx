import { styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { Prose } from './Prose';
import { callouts } from './prose/callouts';
import { downloads } from './prose/downloads';
import { footnotes } from './prose/footnotes';
import { quotations } from './prose/quotations';
import { videos } from './prose/videos';

/** The parts of a text that most texts do not have, by the attribute of their HTML. */
const richParts = {
  'data-callout': callouts,
  'data-quotation': quotations,
  'data-download': downloads,
  'data-video': videos,
  'data-footnotes': footnotes,
};

const richMarkup = new RegExp(Object.keys(richParts).join('|'));

/** The styles that a text needs. Most pages leave out those of rich parts. */
export function proseFor(html: string): typeof Prose {
  return richMarkup.test(html) ? RichProse : Prose;
}

/** Prose with the styles of rich parts. */
export const RichProse = styled(Prose)`
  ${Object.values(richParts)}

  /* lib/markdown/lineIcon.ts */
  svg[viewBox='0 0 20 20'] {
    flex: none;
    width: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.4;
  }

  ${print} {
    [data-callout],
    [data-video] > a,
    li:target {
      background: none;
    }

    [data-download] svg,
    [data-video] :is(img, svg, span),
    [data-footnote-backref] {
      display: none;
    }
  }
`;
