import { styled } from 'styled-components';
import type { Html } from '@/lib/text/markdownFields';
import { from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { inner } from './inner';
import { H2 } from './textElements';

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

type Props = { id: string; heading: string; lead?: Html };

/** A section heading, with an optional lead beside it. */
export function SectionHeader({ id, heading, lead }: Props) {
  return (
    <Wrapper>
      <H2 id={id}>{heading}</H2>
      {lead && <Lead {...inner(lead)} />}
    </Wrapper>
  );
}
