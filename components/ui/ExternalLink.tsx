import type { ReactNode } from 'react';
import { Arrow } from './Arrow';
import { ActionLink } from './actionLink';
import { VisuallyHidden } from './VisuallyHidden';

type Props = { href: string; children: ReactNode };

/** A link that opens another site in a new tab and announces it. */
export function ExternalLink({ href, children }: Props) {
  return (
    <ActionLink href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      <Arrow direction="external" />
    </ActionLink>
  );
}
