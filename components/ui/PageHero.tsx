import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Html } from '@/lib/text/markdownFields';
import { from1024, print } from '../theme/breakpoints';
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

  &[data-beside] {
    ${from1024} {
      grid-template-columns: 1fr 1fr;
      align-items: end;
      column-gap: ${space.gap};

      > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }
  }

  ${print} {
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
  color: ${color.textMuted};
`;

type Props = {
  title: string;
  lead?: string | Html;
  /** Shown above the title. */
  above?: ReactNode;
  /** Whether the lead is beside the title where there is room. */
  isBeside?: boolean;
  children?: ReactNode;
};

/** The h1 of a page and a lead sentence. */
export function PageHero({ title, lead, above, isBeside, children }: Props) {
  return (
    <Wrapper data-beside={isBeside || undefined}>
      {above}
      <Title>{title}</Title>
      {typeof lead === 'string' ? <Lead>{lead}</Lead> : lead && <Lead {...inner(lead)} />}
      {children}
    </Wrapper>
  );
}
