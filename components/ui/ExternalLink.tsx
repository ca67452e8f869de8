import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Arrow } from './Arrow';
import { ActionLink } from './actionLink';
import { VisuallyHidden } from './VisuallyHidden';

const Wrapper = styled(ActionLink)`
  svg {
    flex: none;
  }
`;

type Props = { href: string; children: ReactNode };

/** A link that opens another site in a new tab and announces it. */
export function ExternalLink({ href, children }: Props) {
  return (
    <Wrapper href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      <Arrow direction="external" />
    </Wrapper>
  );
}
