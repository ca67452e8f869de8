import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onPaper } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from './Container';

const Wrapper = styled(Container)`
  display: grid;
  gap: 20px;
  padding-block: clamp(60px, 7vw, 104px) clamp(32px, 4.4vw, 64px);

  ${onPaper} {
    padding-block: ${space.s20} ${space.s32};
  }
`;

const Title = styled.h1`
  ${typography.page}
  max-width: 11.5em;
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 31em;
  color: ${color.ink2};
  text-wrap: balance;
`;

type Props = { title: string; children: ReactNode };

/** The opening of a page: its one h1 and a sentence beneath. */
export function PageHero({ title, children }: Props) {
  return (
    <Wrapper>
      <Title>{title}</Title>
      <Lead>{children}</Lead>
    </Wrapper>
  );
}
