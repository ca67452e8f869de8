import { css } from 'styled-components';
import { forcedColors, hiddenInPrint } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { line, motion } from '../theme/tokens';
import { typography } from '../theme/typography';

/** A row of filters that wraps. */
export const filterRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(8px, 1.2vw, 10px);

  ${hiddenInPrint}
`;

/** The distance between the filters and the articles. */
export const belowFilters = 'clamp(32px, 4vw, 56px)';

/** The chosen filter. */
export const chosenFilter = css`
  border-color: ${color.action};
  background: ${color.action};
  color: ${color.onAction};

  ${forcedColors} {
    border: 3px solid Highlight;
  }
`;

/** A filter that is not chosen. */
export const filterStyles = css`
  ${typography.label}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 8px clamp(14px, 3vw, 18px);
  border: 1px solid ${color.borderStrong};
  border-radius: ${line.radius};
  background: transparent;
  color: ${color.text};
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.colour}, border-color ${motion.colour};

  &:hover {
    border-color: ${color.text};
    background: ${color.surfaceTint};
  }
`;
