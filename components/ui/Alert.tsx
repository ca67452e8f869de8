import { styled } from 'styled-components';
import { color } from '../theme/theme';

/**
 * An error message with role="alert". Render it empty from the start, because assistive technology announces only
 * changes to an existing alert. Takes no grid row while empty; some screen readers would miss one in `display: none`.
 */
export const Alert = styled.div.attrs({ role: 'alert' })`
  display: grid;
  gap: 8px;
  padding: 4px 0 4px 16px;
  border-inline-start: 4px solid ${color.error};

  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;
