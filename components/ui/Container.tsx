import { styled } from 'styled-components';
import { space } from '../theme/tokens';

/** Centres content at page width, with gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: ${space.container};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
