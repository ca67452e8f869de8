import { css } from 'styled-components';

/** An address of several lines, some of them links, with targets of 44px. */
export const addressLines = css`
  display: grid;
  justify-items: start;
  break-inside: avoid;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
