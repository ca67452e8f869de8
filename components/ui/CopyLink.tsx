import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { actionLink } from './actionLink';

const Wrapper = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
`;

const CopyButton = styled.button`
  ${actionLink}
`;

const Result = styled.span`
  ${typography.meta}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

type Props = {
  /** The address to be copied. */
  url: string;
};

/** Copies an address. The frame's script does it and reports in the next element, on every page alike. */
export function CopyLink({ url }: Props) {
  return (
    <Wrapper data-needs-script>
      <CopyButton type="button" data-copy={url}>
        Copy link
      </CopyButton>
      <Result role="status" />
    </Wrapper>
  );
}
