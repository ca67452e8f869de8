import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { ActionLink } from '../ui/actionLink';
import { Cluster } from '../ui/Stack';

const Bar = styled(Cluster)`
  margin-top: ${space.s32};
  padding-top: ${space.s16};
  border-top: 1px solid ${color.border};

  /* Beside the heading, the last action would be alone on a line. */
  > h2 {
    width: 100%;
    max-width: none;
  }
`;

const Result = styled.span`
  ${typography.meta}
  color: ${color.textMuted};
`;

type Props = {
  /** The URL to copy. */
  url: string;
  /** Id of the heading. */
  labelledBy?: string;
  /** Further actions, before "Copy link". */
  children: ReactNode;
};

/** Actions below an article. frame.client.ts handles "Copy link" and reports in the status next to it. */
export function ShareBar({ url, labelledBy, children }: Props) {
  return (
    <Bar as="section" data-on-screen aria-labelledby={labelledBy}>
      {children}
      <ActionLink as="button" type="button" data-needs-script data-copy={url}>
        Copy link
      </ActionLink>
      <Result role="status" />
    </Bar>
  );
}
