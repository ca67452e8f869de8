'use client';

// useSubmit keeps the form status in useState.
import { styled } from 'styled-components';
import type { Endpoint } from '@/lib/schemas/delivery';
import { FailureNotice } from '../forms/FailureNotice';
import { Honeypot } from '../forms/Honeypot';
import { SubmitButton } from '../forms/SubmitButton';
import { sendTo } from '../forms/sendTo';
import { useSubmit } from '../forms/useSubmit';
import { from600, roomFor } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Meta } from '../ui/textElements';
import { ContactField } from './ContactField';
import { contactFields } from './contactFields';
import type { InquiryType } from './inquiryTypes';
import { simulateSubmit } from './simulateSubmit';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32} ${space.s16};

  /* Labels of the first two fields fit on one line, also of large text, so the fields are level. */
  ${from600} {
    ${roomFor(19)} {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }
  }
`;

const confirmation = "Thank you for your inquiry! We'll be in touch soon.";

/** A constant that only tools/build/post-process/islands.ts defines, while it bundles this form. */
declare const DELIVERS_INQUIRIES: boolean;

type Props = {
  /** The id of the heading above it. */
  headingId: string;
  inquiryTypes: readonly InquiryType[];
  /** As in company.yaml, for example `24-48 hours`. */
  responseTime: string;
  /** Where inquiries are sent, and the e-mail address to offer when that fails. */
  delivery?: { endpoint: Endpoint; email: string };
};

/** The contact form. Without `delivery` it sends nothing: it waits, then confirms. */
export function ContactForm({ headingId, inquiryTypes, responseTime, delivery }: Props) {
  // False in the bundle of a site without an endpoint, so that the bundler drops the sending code.
  const target = (typeof DELIVERS_INQUIRIES === 'undefined' || DELIVERS_INQUIRIES) && delivery;
  const { status, onSubmit } = useSubmit(target ? sendTo(target.endpoint) : simulateSubmit, () =>
    alert(confirmation),
  );
  const sending = status === 'sending';
  return (
    <Form
      data-needs-script
      // `dialog` makes a native submit do nothing, so form data never enters the URL.
      method="dialog"
      onSubmit={onSubmit}
      aria-labelledby={headingId}
      aria-describedby={target ? 'contact-collection contact-failure' : undefined}
    >
      {contactFields.map((field) => (
        <ContactField key={field.name} field={field} inquiryTypes={inquiryTypes} sending={sending} />
      ))}
      {target && (
        <>
          <Honeypot />
          <FailureNotice id="contact-failure" status={status} what="your message" email={target.email} />
        </>
      )}
      <SubmitButton sending={sending}>Send Message</SubmitButton>
      <p className="visually-hidden" role="status">
        {sending && <span>Sending your message</span>}
      </p>
      <Meta>
        * Required fields. We typically respond within {responseTime} during business days. For urgent
        matters, please include "URGENT" in your message subject.
      </Meta>
    </Form>
  );
}
