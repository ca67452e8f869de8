import { css } from 'styled-components';
import { forcedColors, print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { font } from '../../theme/tokens';
import { typography } from '../../theme/typography';

/** Styles of the cards of videos (lib/text/videos). */
export const videos = css`
  [data-video] > a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 18px;
    padding: 0 20px 20px 0;
    background: ${color.brandDeep};
    color: ${color.onBrand};
    text-decoration-line: none;
  }

  [data-video] img {
    grid-column: 1 / -1;
    /* As far as the edge of the card, beyond its padding. */
    width: calc(100% + 20px);
    max-width: none;
    margin-bottom: 12px;
    aspect-ratio: 3;
    object-fit: cover;
  }

  [data-video] svg {
    grid-area: 2 / 1 / 4 / 2;
    width: 1.5rem;
    margin: 2px 0 0 20px;
    fill: currentColor;
  }

  /* Explicit, because forced colours hide the drawing above it. */
  [data-video] strong {
    grid-area: 2 / 2;
    font: 400 1.375rem/1.25 ${font.display};
    text-wrap: balance;
  }

  [data-video] span {
    ${typography.meta}
    grid-area: 3 / 2;
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }

  [data-video] a:hover span {
    text-decoration-thickness: 2px;
  }

  ${forcedColors} {
    [data-video] > a {
      padding-top: 20px;
      border: 1px solid LinkText;
    }

    [data-video] img {
      display: none;
    }
  }

  ${print} {
    [data-video] > a {
      display: block;
      background: none;
      color: inherit;
    }

    [data-video] :is(img, svg, span) {
      display: none;
    }
  }
`;
