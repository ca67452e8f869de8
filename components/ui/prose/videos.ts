import { css } from 'styled-components';
import { color } from '../../theme/theme';
import { font, space } from '../../theme/tokens';
import { typography } from '../../theme/typography';

/** Styles of the cards of videos (lib/markdown/videos.ts). */
export const videos = css`
  [data-video] > a {
    display: grid;
    gap: ${space.s4};
    padding-bottom: ${space.s16};
    /* Forced colours remove the background, and show the border. */
    border: 1px solid transparent;
    background: ${color.brandDeep};
    color: ${color.onBrand};
    text-decoration-line: none;
  }

  [data-video] img {
    width: 100%;
    aspect-ratio: 2.4;
    object-fit: cover;
  }

  /* As a second article of a category. */
  [data-video]:nth-child(even of [data-video]) img[alt=''] {
    transform: scaleX(-1);
  }

  /* In the corner of the picture. */
  [data-video] svg {
    position: relative;
    width: 60px;
    margin-top: -48px;
    background: ${color.brandDeep};
    fill: currentColor;
  }

  [data-video] :is(strong, span) {
    padding-inline: ${space.s16};
  }

  [data-video] strong {
    font: 400 1.375rem/1.25 ${font.display};
    text-wrap: balance;
  }

  [data-video] span {
    ${typography.meta}
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }

  [data-video] a:hover span {
    text-decoration-thickness: 2px;
  }
`;
