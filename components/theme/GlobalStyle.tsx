import { createGlobalStyle } from 'styled-components';
import { onPaper, whenDark, whenMoving, whenStill } from './breakpoints';
import { color, colorName } from './theme';
import { type Colours, dark, light } from './tokens';
import { typography } from './typography';

/** The custom properties of one colour scheme. */
function declare(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, value]) => `${colorName[name as keyof Colours]}: ${value};`)
    .join('\n');
}

export const GlobalStyle = createGlobalStyle`
  /* Linux has these in place of Times New Roman and Arial, with the same metrics; the numbers are those that
     next/font works out for them, so that nothing shifts when the real faces arrive. */
  @font-face {
    font-family: 'Besley Liberation';
    src: local('Liberation Serif');
    ascent-override: 101.05%;
    descent-override: 34.36%;
    line-gap-override: 0%;
    size-adjust: 123.71%;
  }

  @font-face {
    font-family: 'Figtree Liberation';
    src: local('Liberation Sans');
    ascent-override: 95.06%;
    descent-override: 25.02%;
    line-gap-override: 0%;
    size-adjust: 99.94%;
  }

  ${whenMoving} {
    @view-transition {
      navigation: auto;
    }

    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: 120ms;
    }
  }

  :root {
    color-scheme: light dark;
    ${declare(light)}
  }

  ${whenDark} {
    :root {
      ${declare(dark)}
    }
  }

  *, ::before, ::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    background: ${color.sheet};
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    scroll-padding-top: 16px;
  }

  body {
    ${typography.body}
    color: ${color.ink};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    font-weight: 400;
    text-wrap: balance;
  }

  p, li, dd {
    text-wrap: pretty;
  }

  ul, ol {
    padding: 0;
    list-style: none;
  }

  img, svg {
    display: block;
  }

  a {
    color: inherit;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }

  [hidden] {
    display: none !important;
  }

  .visually-hidden {
    position: absolute !important;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${whenStill} {
    *, ::before, ::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  ${onPaper} {
    :root {
      ${declare({ ...light, sheet: '#fff', surface: '#fff', lichen: '#fff', ink: '#000', ink2: '#000' })}
    }
  }
`;
