'use client';

// useState in useDelivery: the state of the submit lives in the visitor's browser.
import { mailto } from '@/lib/mailto';
import type { Endpoint, Entries } from '@/lib/send';
import { FailureNotice } from '../delivery/FailureNotice';
import { Honeypot } from '../delivery/Honeypot';
import { useDelivery } from '../delivery/useDelivery';
import { confirmation, InquiryForm } from './InquiryForm';
import type { InquiryType } from './inquiryTypes';

type Props = { inquiryTypes: readonly InquiryType[]; endpoint: Endpoint; email: string };

/** The inquiry form of a site with an endpoint for inquiries. */
export function DeliveringForm({ inquiryTypes, endpoint, email }: Props) {
  const { sending, outcome, entries, submit, edit } = useDelivery(endpoint, () => alert(confirmation));
  const failed = outcome !== undefined && outcome !== 'accepted';
  return (
    <InquiryForm
      inquiryTypes={inquiryTypes}
      sending={sending}
      onSubmit={submit}
      onInput={edit}
      describedBy={failed ? 'contact-failure' : undefined}
    >
      <Honeypot />
      <FailureNotice
        id="contact-failure"
        outcome={outcome}
        what="your message"
        email={email}
        mail={inquiryMail(email, entries, inquiryTypes)}
      />
    </InquiryForm>
  );
}

/** The inquiry as an e-mail; a long message is left out of it. */
function inquiryMail(to: string, entries: Entries, inquiryTypes: readonly InquiryType[]) {
  const { name = '', email = '', company = '', category = '', message = '' } = entries;
  const label = inquiryTypes.find(({ value }) => value === category)?.label ?? category;
  const head = [
    `Full Name: ${name}`,
    `Email Address: ${email}`,
    ...(company ? [`Company/Organization: ${company}`] : []),
    `Inquiry Type: ${label}`,
  ].join('\n');
  return mailto(to, `Inquiry: ${label}`, `${head}\n\n${message}`, `${head}\n\n(Paste your message here.)`);
}
