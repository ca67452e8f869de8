import { createGlobalStyle } from 'styled-components';
import { siteUrl } from '@/lib/site/siteUrl';
import { darkScheme, forcedColors, moreContrast, motionAllowed, print, reducedMotion } from './breakpoints';
import { type Colours, dark, darkMore, light, lightMore, paper } from './colours';
import { type ColourName, color, colorName } from './theme';
import { measure, paperSpace, screenSpace } from './tokens';
import { typography } from './typography';

/** Returns custom property declarations for the colours that differ from those they replace. */
function declare(colours: Colours, replaced?: Colours): string {
  return (Object.keys(colours) as ColourName[])
    .filter((name) => colours[name] !== replaced?.[name])
    .map((name) => `${colorName[name]}: ${colours[name]};`)
    .join('\n');
}

export const GlobalStyle = createGlobalStyle`
  ${motionAllowed} {
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
    /* At least as wide as the notch. */
    --gutter: max(clamp(20px, 5.5vw, 80px), env(safe-area-inset-left), env(safe-area-inset-right));
    ${screenSpace}
    ${declare(light)}
  }

  ${darkScheme} {
    :root {
      ${declare(dark, light)}
    }
  }

  ${moreContrast} and (prefers-color-scheme: light) {
    :root {
      ${declare(lightMore, light)}
    }
  }

  ${darkScheme} and (prefers-contrast: more) {
    :root {
      ${declare(darkMore, dark)}
    }
  }

  *, ::before, ::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    background: ${color.background};
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    /* The ring around a focused element is outside it. */
    scroll-padding-block: 16px;
  }

  body {
    ${typography.body}
    color: ${color.text};
    -webkit-font-smoothing: antialiased;
    /* Unlike break-word, lets columns shrink below their longest word, so text at 200% fits a phone. */
    overflow-wrap: anywhere;
  }

  h1, h2, h3, h4 {
    font-weight: 400;
    text-wrap: balance;
  }

  p, li, dd {
    text-wrap: pretty;
  }

  p {
    max-width: ${measure}em;
  }

  ul, ol {
    padding: 0;
    /* VoiceOver in Safari announces no list without marks, so those outside navigation have role="list". */
    list-style: none;
  }

  address {
    font-style: normal;
  }

  strong {
    font-weight: 600;
  }

  img, svg {
    display: block;
  }

  a {
    color: inherit;
  }

  p a[href^='tel:'] {
    white-space: nowrap;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  /* A control pressed before its code has loaded. */
  [aria-busy='true'] {
    cursor: progress;
    opacity: 0.6;
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
    /* Text that is copied is what was seen. */
    user-select: none;
  }

  ${reducedMotion} {
    *, ::before, ::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  /* They remove backgrounds, which show where a panel ends, and the lines of drawings. */
  ${forcedColors} {
    [data-ground] {
      border-block: 1px solid CanvasText;
    }

    [data-panel] {
      border: 1px solid CanvasText;
    }

    [data-drawing] {
      display: none !important;
    }
  }

  ${print} {
    [data-drawing],
    [data-on-screen],
    button,
    nav:not([aria-label='Breadcrumb']) {
      display: none !important;
    }

    :root {
      color-scheme: light;
      ${paperSpace}
      ${declare(paper, light)}
      --site-origin: '${new URL(siteUrl).origin}';
    }

    h1, h2, h3, h4 {
      break-inside: avoid;
      break-after: avoid;
    }

    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
    }
  }
`;
