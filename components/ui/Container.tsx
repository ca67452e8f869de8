import { styled } from 'styled-components';
import { layout } from '../theme/tokens';

/** Centres content at page width, with gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: ${layout.width};
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;
