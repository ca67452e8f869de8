import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Arrow } from './Arrow';
import { ActionLink } from './actionLink';
import { newTab, OpensNewTab } from './OpensNewTab';

/** A line can break before any inline picture, except between a word joiner and one that does not wrap. */
const Joined = styled.span`
  white-space: nowrap;

  &::before {
    content: '\\2060';
  }

  svg {
    display: inline;
    margin-inline-start: ${space.s8};
  }
`;

type Props = { href: string; children: ReactNode };

/** A link that opens another site in a new tab and announces it. */
export function ExternalLink({ href, children }: Props) {
  return (
    <ActionLink href={href} {...newTab}>
      <span>
        {children}
        <OpensNewTab />
        <Joined aria-hidden="true" data-on-screen>
          <Arrow direction="external" />
        </Joined>
      </span>
    </ActionLink>
  );
}
