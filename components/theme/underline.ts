import { css } from 'styled-components';
import { motion } from './tokens';

/** Declarations of a link whose underline only shows while it is hovered. */
export const hoverUnderline = css`
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: transparent;
  transition: text-decoration-color ${motion.underline};

  &:hover {
    text-decoration-color: currentColor;
  }
`;
