'use client';

// useState in useDelivery: the state of the submit lives in the visitor's browser.
import styled from 'styled-components';
import { mailto } from '@/lib/mailto';
import type { Endpoint } from '@/lib/send';
import { SendButton } from '../contact/SendButton';
import { FailureNotice } from '../delivery/FailureNotice';
import { Honeypot } from '../delivery/Honeypot';
import { useDelivery } from '../delivery/useDelivery';
import { newsletterLook } from './newsletterLook';

const Form = styled.form`
  ${newsletterLook.fields}
`;

const Label = styled.label`
  ${newsletterLook.label}
`;

const Joined = styled.div`
  ${newsletterLook.joined}
`;

const Input = styled.input`
  ${newsletterLook.input}
`;

const Status = styled.p`
  &:empty {
    position: absolute;
  }
`;

const Note = styled.p`
  ${newsletterLook.note}
`;

type Props = { endpoint: Endpoint; email: string };

/** The newsletter's form on a site with an endpoint for subscriptions. For its method see InquiryForm. */
export function SubscriptionForm({ endpoint, email }: Props) {
  const { sending, outcome, entries, submit, edit } = useDelivery(endpoint);
  const failed = outcome !== undefined && outcome !== 'accepted';
  return (
    <Form
      data-needs-script
      method="dialog"
      onSubmit={submit}
      onInput={edit}
      aria-labelledby="newsletter"
      aria-describedby={failed ? 'newsletter-failure' : undefined}
    >
      <Label htmlFor="newsletter-email">Email address</Label>
      <Joined>
        <Input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          required
          readOnly={sending}
        />
        <SendButton sending={sending}>Subscribe</SendButton>
      </Joined>
      <Honeypot />
      <FailureNotice
        id="newsletter-failure"
        outcome={outcome}
        what="your subscription"
        email={email}
        mail={mailto(email, 'Newsletter', `Please send me your newsletter: ${entries.email ?? ''}`)}
      />
      <Status role="status">
        {outcome === 'accepted' && 'Thank you. Your request to subscribe has been sent.'}
      </Status>
      <Note>We respect your privacy. Unsubscribe at any time.</Note>
    </Form>
  );
}
