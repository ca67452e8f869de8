import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Html } from '@/lib/markdown/fields';
import { print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from './Container';
import { inner } from './inner';

const Wrapper = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 28px;
  padding-block: clamp(64px, 7.4vw, 110px) clamp(40px, 4.9vw, 72px);

  ${print} {
    padding-block: ${space.s16} ${space.s32};
  }
`;

const Title = styled.h1`
  ${typography.page}
  max-width: 11.5em;
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 31em;
  color: ${color.textMuted};
`;

type Props = {
  title: string;
  lead?: string | Html;
  /** Shown above the title. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The h1 of a page and a lead sentence. */
export function PageHero({ title, lead, above, children }: Props) {
  return (
    <Wrapper>
      {above}
      <Title>{title}</Title>
      {typeof lead === 'string' ? <Lead>{lead}</Lead> : lead && <Lead {...inner(lead)} />}
      {children}
    </Wrapper>
  );
}
