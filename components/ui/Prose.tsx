import { styled } from 'styled-components';
import { forcedColors, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { font, measure, space } from '../theme/tokens';
import { typography } from '../theme/typography';

/** Id of the element with the text that writers wrote, on the pages of articles and in the text of a page. */
export const writtenTextId = 'article-text';

/** Styles for rendered Markdown. `data-lede` enlarges the first paragraph. */
export const Prose = styled.div`
  ${typography.prose}
  max-width: ${measure}em;

  > * + * {
    margin-top: 1em;
  }

  h2 {
    /* Long words of large text fit on a line of a phone. */
    font: 400 min(1.625rem, 9vw)/1.25 ${font.display};
    letter-spacing: -0.014em;
  }

  h3 {
    font: 600 1.125rem/1.4 ${font.text};
  }

  h4,
  h5,
  h6 {
    font: 600 1rem/1.5 ${font.text};
  }

  > * + h2 {
    margin-top: 1.9em;
  }

  > * + :is(h3, h4, h5, h6) {
    margin-top: 1.6em;
  }

  /* Room for the links of both, each with a target of 44px. */
  > h2 + h3,
  > h3 + h4 {
    margin-top: 1.5rem;
  }

  /* The line height of text adds to it, which a table, a call-out or a picture does not have. */
  > :is(h3, h4, h5, h6) + :is(p, ul, ol) {
    margin-top: 0.55em;
  }

  &[data-lede] > p:first-child {
    font: 400 1.375rem/1.5 ${font.display};
    letter-spacing: -0.01em;
  }

  a {
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  :is(h2, h3, h4, h5, h6) > a[href^='#'] {
    /* A target of 44px, in a line as high as before. */
    padding-block: 12px;
    text-decoration: none;
  }

  @media screen {
    /* Beside the text, so that nothing moves. */
    :is(h2, h3, h4, h5, h6) > a[href^='#']:is(:hover, :focus-visible)::after {
      content: '#';
      /* Empty alternative text (Safari 17.4, Firefox 128) keeps screen readers from announcing it. */
      content: '#' / '';
      position: absolute;
      padding-inline-start: 0.2em;
      color: ${color.textMuted};
      font-size: 0.8em;
    }
  }

  li + li,
  li > ul,
  li > ol,
  li > * + *,
  blockquote > * + * {
    margin-top: 0.5em;
  }

  ul {
    /* A dash is drawn below. Not none, as in GlobalStyle. */
    list-style: '';
  }

  ul > li {
    position: relative;
    padding-inline-start: 1.6em;
  }

  ul > li::before {
    content: '';
    position: absolute;
    inset: 0.85em auto auto 0;
    width: 0.85em;
    border-top: 1px solid ${color.textMuted};
  }

  /* The numbers hang in the padding, which grows with their digits. */
  ol {
    --digits: 1;

    padding-inline-start: calc(0.6em + 0.6em * var(--digits));
    list-style: decimal;
  }

  ${[2, 3, 4, 5, 6, 7, 8, 9].map((digits) => `ol[data-digits='${digits}'] { --digits: ${digits}; }`).join('\n')}

  ol > li {
    padding-inline-start: 0.4em;
  }

  ol > li::marker {
    color: ${color.textMuted};
  }

  /*
   * A line where there is more. The first layer scrolls with the content, and covers the line at its end. It is wider,
   * because browsers round the width of what scrolls: on phones, a part of the line would stay.
   */
  [data-table],
  pre {
    /* What only screen readers get, such as that a link opens a new tab, scrolls with it. */
    position: relative;
    overflow-x: auto;
    background:
      linear-gradient(${color.background} 0 0) local 100% / 4px 100% no-repeat,
      linear-gradient(${color.action} 0 0) calc(100% - 1px) / 2px 100% no-repeat;
  }

  table {
    border-collapse: collapse;
    overflow-wrap: break-word;
    font-size: 1rem;
    line-height: 1.5;
  }

  th,
  td {
    padding: 0.75em clamp(0.75em, 3vw, 1.5em) 0.75em 0;
    border-block: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    min-width: 5em;
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

  img {
    position: relative;
    max-width: 100%;
    height: auto;
  }

  img[data-failed] {
    min-height: 44px;
  }

  /* Only a picture that failed has it: the alternative text covers the browser's icon. */
  img::before {
    content: attr(alt);
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    padding-inline: ${space.s12};
    background: ${color.surface};
    color: ${color.textMuted};
  }

  figcaption {
    ${typography.meta}
    margin-top: ${space.s12};
    color: ${color.textMuted};
  }

  [data-preview],
  [data-disclaimer] {
    padding-top: 1em;
    border-top: 1px solid ${color.border};
    color: ${color.textMuted};
  }

  /* They have no lines from backgrounds. */
  ${forcedColors} {
    [data-table],
    pre {
      border-inline-end: 1px solid CanvasText;
    }
  }

  ${print} {
    max-width: none;

    a[href^='/']::after {
      content: ' (' var(--site-origin) attr(href) ')';
    }

    [data-table],
    pre {
      overflow: visible;
      background: none;
    }

    tr,
    blockquote,
    figure,
    pre {
      break-inside: avoid;
    }
  }
`;
