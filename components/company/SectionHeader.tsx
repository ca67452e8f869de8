import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { H2 } from '../ui/textElements';

const Wrapper = styled.div`
  display: grid;
  gap: 16px ${space.gap};
  break-after: avoid;

  ${from1024} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 26em;
  color: ${color.textMuted};
`;

type Props = { id: string; heading: string; children?: ReactNode };

/** A section heading, with an optional lead beside it. */
export function SectionHeader({ id, heading, children }: Props) {
  return (
    <Wrapper>
      <H2 id={id}>{heading}</H2>
      {children && <Lead>{children}</Lead>}
    </Wrapper>
  );
}
