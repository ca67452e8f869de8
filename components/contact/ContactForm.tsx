'use client';

// useState in useSending: the state of the submit lives in the visitor's browser.
import { confirmation, InquiryForm } from './InquiryForm';
import type { InquiryType } from './inquiryTypes';
import { useSending } from './useSending';

type Props = { inquiryTypes: readonly InquiryType[] };

/** The inquiry form of a site without an endpoint: it confirms, and sends nothing. */
export function ContactForm({ inquiryTypes }: Props) {
  const { sending, submit } = useSending(confirmation);
  return <InquiryForm inquiryTypes={inquiryTypes} sending={sending} onSubmit={submit} />;
}
