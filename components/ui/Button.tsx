import { css, styled } from 'styled-components';
import { from600, hiddenInPrint } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { line, motion, space } from '../theme/tokens';
import { typography } from '../theme/typography';

/** Button styles. `data-variant="outline"` is secondary; `data-fit` is not full width on phones. */
export const buttonStyles = css`
  ${typography.button}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-height: 52px;
  width: 100%;
  padding: 12px 26px;
  border: 1px solid ${color.action};
  border-radius: ${line.radius};
  background: ${color.action};
  color: ${color.onAction};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.colour}, border-color ${motion.colour};

  ${from600} {
    width: auto;
  }

  &:hover {
    background: ${color.actionHover};
    border-color: ${color.actionHover};
  }

  &:active {
    background: ${color.actionPressed};
    border-color: ${color.actionPressed};
  }

  &[data-fit] {
    width: auto;
  }

  &[data-variant='outline'] {
    background: transparent;
    border-color: ${color.borderStrong};
    color: ${color.text};
  }

  &[data-variant='outline']:hover {
    border-color: ${color.text};
  }

  &[data-variant='outline']:active {
    background: ${color.surfaceTint};
  }

  ${hiddenInPrint}
`;

/** Styles of a smaller button with a border, such as a filter. */
export const smallButton = css`
  ${typography.label}
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 44px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${line.radius};
  background: transparent;
  font-weight: 500;
  cursor: pointer;
`;

/** A button, or with `as="a"` a link that looks like one. See `buttonStyles` for the variants. */
export const Button = styled.button`
  ${buttonStyles}
`;
