import { styled } from 'styled-components';
import { forcedColors, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { font } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Prose } from './Prose';

/** The styles that a text needs. Most pages leave out those of rich parts. */
export function proseFor(html: string): typeof Prose {
  return /data-(?:callout|footnotes|quotation|video)/.test(html) ? RichProse : Prose;
}

/** Prose with styles for call-outs, quotations with a speaker, videos and footnotes. */
export const RichProse = styled(Prose)`
  [data-callout] {
    --callout-color: ${color.borderStrong};

    padding: 1em 1.2em;
    border-inline-start: 4px solid var(--callout-color);
    background: ${color.surface};
  }

  [data-callout='tip'],
  [data-callout='important'] {
    --callout-color: ${color.action};
  }

  [data-callout='important'] {
    background: ${color.surfaceTint};
  }

  [data-callout='warning'],
  [data-callout='caution'] {
    --callout-color: ${color.error};
  }

  [data-callout] > * + * {
    margin-top: 0.6em;
  }

  [data-callout] > [data-label] {
    ${typography.label}
    color: var(--callout-color);
  }

  [data-callout='note'] > [data-label] {
    color: ${color.textMuted};
  }

  [data-quotation] {
    padding-inline-start: 1.2em;
    border-inline-start: 2px solid ${color.action};
  }

  [data-quotation] > blockquote {
    padding: 0;
    border: 0;
    font: 400 1.25rem/1.5 ${font.display};
    letter-spacing: -0.01em;
  }

  [data-quotation] p + p {
    margin-top: 0.6em;
  }

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

  sup {
    font-size: 0.75em;
    line-height: 0;
  }

  [data-footnotes] {
    padding-top: 1em;
    border-top: 1px solid ${color.border};
  }

  [data-footnotes] ol {
    ${typography.meta}
    margin-top: 0.8em;
  }

  /* The modal moves the focus instead of navigating. */
  [data-footnotes] li:is(:target, :focus) {
    background: ${color.surfaceTint};
  }

  [data-footnote-backref] {
    white-space: nowrap;
  }

  ${print} {
    [data-callout],
    [data-footnotes] li:is(:target, :focus) {
      background: none;
    }

    [data-footnote-backref] {
      display: none;
    }

    [data-callout],
    [data-quotation] {
      break-inside: avoid;
    }

    [data-video] > a {
      display: block;
      background: none;
      color: inherit;
    }

    [data-video] img,
    [data-video] svg,
    [data-video] span {
      display: none;
    }
  }
`;
