import { styled } from 'styled-components';
import { divisions } from '@/lib/site/company';
import { from600 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { typography } from '../../theme/typography';

const Wrapper = styled.div`
  ${typography.plan}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 22px;
  font-size: 0.8125rem;

  ${from600} {
    font-size: 0.875rem;
  }
`;

const Caption = styled.span`
  ${typography.caption}
  width: 100%;

  ${from600} {
    width: auto;
  }
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;

  &::before {
    content: '';
    width: 32px;
    border-top: 2px solid ${color.action};
  }

  &[data-status='planned']::before {
    border-top: 2px dashed ${color.accent};
  }
`;

/** Legend for solid and dashed lines. */
export function PlanKey() {
  return (
    <Wrapper>
      <Caption>Fig. 1&ensp;The group in plan</Caption>
      <Entry>Established</Entry>
      {divisions.length > 0 && <Entry data-status="planned">Planned</Entry>}
    </Wrapper>
  );
}
