import { css } from 'styled-components';
import { forcedColors, hiddenInPrint } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { motion } from '../theme/tokens';
import { smallButton } from '../ui/Button';

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
  ${smallButton}
  min-height: 48px;
  padding: 8px clamp(14px, 3vw, 18px);
  color: ${color.text};
  text-align: start;
  transition: background-color ${motion.colour}, border-color ${motion.colour};

  &:hover {
    border-color: ${color.text};
    background: ${color.surfaceTint};
  }
`;
