import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

const Wrapper = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
`;

const Label = styled.label`
  ${typography.label}
`;

const Mark = styled.span`
  color: ${color.rust};
`;

const Hint = styled.span`
  ${typography.label}
  color: ${color.ink2};
  font-weight: 400;
`;

type Props = { id: string; label: string; required?: boolean; children: ReactNode };

/** A field of a form with its label above. An optional field says so in `<id>-hint`, beside the label. */
export function Field({ id, label, required = false, children }: Props) {
  return (
    <Wrapper>
      <div>
        <Label htmlFor={id}>
          {label}
          {required && <Mark> *</Mark>}
        </Label>
        {!required && <Hint id={`${id}-hint`}> (optional)</Hint>}
      </div>
      {children}
    </Wrapper>
  );
}
