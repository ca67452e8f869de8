import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';

/**
 * An error message with role="alert". Render it empty from the start, because assistive technology announces only
 * changes to an existing alert. Takes no grid row while empty; some screen readers would miss one in `display: none`.
 */
export const Alert = styled.div.attrs({ role: 'alert' })`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s4} 0 ${space.s4} ${space.s16};
  border-inline-start: 4px solid ${color.error};

  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;
