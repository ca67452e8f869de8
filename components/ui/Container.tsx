import { styled } from 'styled-components';
import { space } from '../theme/tokens';

/** The width of the page's content: 1440 pixels with its gutters, centred. */
export const Container = styled.div`
  width: 100%;
  max-width: ${space.container};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
