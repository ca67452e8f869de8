import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Html } from '@/lib/markdown/fields';
import { from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Block } from '../ui/Block';
import { inner } from '../ui/inner';
import { H2 } from '../ui/textElements';

const Header = styled.div`
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

type Props = { id: string; heading: string; lead?: Html; isTight: boolean; children: ReactNode };

/** A section with its heading above the content, and an optional lead beside the heading. */
export function HeadingAbove({ id, heading, lead, isTight, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Block data-tight={isTight || undefined}>
        <Header>
          <H2 id={id}>{heading}</H2>
          {lead && <Lead {...inner(lead)} />}
        </Header>
        {children}
      </Block>
    </section>
  );
}
