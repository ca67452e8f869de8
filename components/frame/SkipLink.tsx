import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { layer, space } from '../theme/tokens';
import { typography } from '../theme/typography';

const Wrapper = styled.a`
  ${typography.label}
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: ${layer.menu};
  padding: ${space.s16};
  background: ${color.background};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export const mainId = 'main';

export function SkipLink() {
  return <Wrapper href={`#${mainId}`}>Skip to content</Wrapper>;
}
