import { styled } from 'styled-components';
import { forcedColors, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { font } from '../theme/tokens';
import { typography } from '../theme/typography';

/** Id of the element with the text that writers wrote, on the pages of articles and on pages of text. */
export const writtenTextId = 'article-text';

/** Styles for rendered Markdown. `data-lede` enlarges the first paragraph. */
export const Prose = styled.div`
  ${typography.prose}
  max-width: 46rem;

  > * + * {
    margin-top: 1em;
  }

  h2 {
    font: 400 1.625rem/1.25 ${font.display};
    letter-spacing: -0.014em;
  }

  h3 {
    font: 600 1.125rem/1.4 ${font.text};
  }

  > * + h2 {
    margin-top: 1.9em;
  }

  > * + h3 {
    margin-top: 1.6em;
  }

  > h2 + *,
  > h3 + * {
    margin-top: 0.55em;
  }

  &[data-lede] > p:first-child {
    font: 400 1.375rem/1.5 ${font.display};
    letter-spacing: -0.01em;
  }

  a {
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  strong {
    font-weight: 600;
  }

  em {
    font-style: normal;
    font-weight: 600;
  }

  li {
    position: relative;
    padding-inline-start: 1.6em;
  }

  li + li,
  li > ul,
  li > ol {
    margin-top: 0.5em;
  }

  ul > li::before {
    content: '';
    position: absolute;
    inset: 0.85em auto auto 0;
    width: 0.85em;
    border-top: 1px solid ${color.textMuted};
  }

  ol {
    counter-reset: item;
  }

  ol > li {
    counter-increment: item;
  }

  ol > li::before {
    content: counter(item) '.';
    position: absolute;
    inset: 0 auto auto 0;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }

  [data-table] {
    overflow-x: auto;
  }

  table {
    border-collapse: collapse;
    overflow-wrap: break-word;
    font-size: 1rem;
    line-height: 1.5;
  }

  th,
  td {
    padding: 0.75em 1.5em 0.75em 0;
    border-block: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    min-width: 8em;
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-align='right'] {
    text-align: end;
  }

  th {
    font-weight: 600;
  }

  blockquote {
    padding-inline-start: 1.2em;
    border-inline-start: 2px solid ${color.action};
  }

  code {
    font-size: 0.9em;
  }

  pre {
    overflow-x: auto;
  }

  img {
    max-width: 100%;
    height: auto;
  }

  figcaption {
    ${typography.meta}
    margin-top: 12px;
    color: ${color.textMuted};
  }

  [data-preview] {
    padding-top: 1em;
    border-top: 1px solid ${color.border};
    color: ${color.textMuted};
  }

  ${print} {
    max-width: none;

    h2,
    h3 {
      break-after: avoid;
    }

    a[href^='/']::after {
      content: ' (' var(--site-url) attr(href) ')';
    }

    [data-table] {
      overflow: visible;
    }

    tr,
    blockquote,
    figure,
    pre {
      break-inside: avoid;
    }
  }
`;

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
