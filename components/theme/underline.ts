import { css } from 'styled-components';
import { motion } from './tokens';

/** Styles for a link that is underlined only on hover. */
export const hoverUnderline = css`
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: transparent;
  transition: text-decoration-color ${motion.underline};

  &:hover {
    text-decoration-color: currentColor;
  }
`;
