import { css, styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { motion, space } from '../theme/tokens';
import { typography } from '../theme/typography';

/** Styles for a link or button in text form ("Read More", "Visit …"). */
export const actionLink = css`
  ${typography.label}
  /* The underline of a line is clear of the next one. */
  line-height: 1.5;
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-width: 44px;
  min-height: 44px;
  padding: 6px 0;
  border: 0;
  background: none;
  color: ${color.text};
  text-align: start;
  text-decoration-line: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 6px;
  cursor: pointer;
  transition: text-underline-offset ${motion.underline};

  &:hover {
    text-underline-offset: 3px;
  }

  &:active {
    text-decoration-thickness: 2px;
  }

  ${print} {
    display: inline-block;
    min-height: 0;
  }
`;

export const ActionLink = styled.a`
  ${actionLink}
`;
