import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { inputStyles } from '../ui/inputStyles';
import { FieldLabel, Meta } from '../ui/textElements';

const InputAndButton = styled.div`
  display: grid;
  gap: ${space.s12};

  ${from600} {
    grid-template-columns: 1fr auto;
    gap: 0;
  }
`;

const Input = styled.input`
  ${inputStyles}
  padding: ${space.s12} ${space.s16};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;

type EmailFieldProps = InputHTMLAttributes<HTMLInputElement> & { children: ReactNode };

/** The field for an email address, with a button as its child. */
export function EmailField({ children, ...attributes }: EmailFieldProps) {
  return (
    <>
      <FieldLabel htmlFor="newsletter-email">Email address</FieldLabel>
      <InputAndButton>
        <Input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          {...attributes}
        />
        {children}
      </InputAndButton>
    </>
  );
}

export function PrivacyNote() {
  return <Meta>We respect your privacy. Unsubscribe at any time.</Meta>;
}
