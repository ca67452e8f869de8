import type { FormEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { LineIcon } from '../ui/LineIcon';
import { Input, Select, Textarea } from './controls';
import { Field } from './Field';
import type { InquiryType } from './inquiryTypes';
import { SendButton } from './SendButton';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px 20px;

  ${from600} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }

    > [data-half] {
      grid-column: auto;
    }
  }
`;

const Choice = styled.div`
  position: relative;
`;

const Arrow = styled.span`
  position: absolute;
  inset: calc(50% - 8px) 16px auto auto;
  pointer-events: none;
`;

const Note = styled.p`
  ${typography.meta}
  color: ${color.ink2};
`;

/** A hyphen would be a place to break the line. */
const Range = styled.span`
  white-space: nowrap;
`;

export const confirmation = "Thank you for your inquiry! We'll be in touch soon.";

type Props = {
  inquiryTypes: readonly InquiryType[];
  sending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onInput?: FormEventHandler<HTMLFormElement>;
  describedBy?: string;
  /** What stands between the fields and the button. */
  children?: ReactNode;
};

/**
 * The inquiry form, whatever its submit does. Its method is `dialog`, which outside a dialog does nothing:
 * should a submit ever get past the scripts, what was typed neither leaves the page nor enters its address.
 */
export function InquiryForm({ inquiryTypes, sending, onSubmit, onInput, describedBy, children }: Props) {
  return (
    <Form
      data-needs-script
      method="dialog"
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby="send-us-a-message"
      aria-describedby={describedBy}
    >
      <div data-half>
        <Field id="contact-name" label="Full Name" required>
          <Input id="contact-name" name="name" type="text" autoComplete="name" required readOnly={sending} />
        </Field>
      </div>
      <div data-half>
        <Field id="contact-email" label="Email Address" required>
          <Input
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            readOnly={sending}
          />
        </Field>
      </div>
      <Field id="contact-company" label="Company/Organization">
        <Input
          id="contact-company"
          name="company"
          type="text"
          autoComplete="organization"
          aria-describedby="contact-company-hint"
          readOnly={sending}
        />
      </Field>
      <Field id="contact-category" label="Inquiry Type" required>
        <Choice>
          <Select id="contact-category" name="category" required defaultValue="" disabled={sending}>
            {inquiryTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Arrow>
            <LineIcon path="m3 6 5 5 5-5" />
          </Arrow>
        </Choice>
      </Field>
      <Field id="contact-message" label="Message" required>
        <Textarea id="contact-message" name="message" rows={6} required readOnly={sending} />
      </Field>
      {children}
      <SendButton sending={sending}>Send Message</SendButton>
      <p className="visually-hidden" role="status">
        {sending ? 'Sending your message' : ''}
      </p>
      <Note>
        * Required fields. We typically respond within <Range>24-48</Range> hours during business days. For
        urgent matters, please include "URGENT" in your message subject.
      </Note>
    </Form>
  );
}
