import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenInPrint } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { ActionLink } from '../ui/actionLink';

const Wrapper = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 28px;
  margin-top: 32px;
  padding-top: 20px;
  border-top: 1px solid ${color.border};

  /* Beside the heading, the last action would be alone on a line. */
  > h2 {
    width: 100%;
    max-width: none;
  }

  ${hiddenInPrint}
`;

const Copy = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
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
    <Wrapper aria-labelledby={labelledBy}>
      {children}
      <Copy data-needs-script>
        <ActionLink as="button" type="button" data-copy={url}>
          Copy link
        </ActionLink>
        <Result role="status" />
      </Copy>
    </Wrapper>
  );
}
