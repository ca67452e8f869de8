import { css } from 'styled-components';

/** A target of 44 x 44 px for a link in text. Padding would put the focus ring through the texts above and below. */
export const fingerTarget = css`
  position: relative;
  display: inline-block;

  &::after {
    position: absolute;
    inset: min(0px, 50% - 22.25px) 0;
    min-width: 44px;
    content: '';
  }
`;
