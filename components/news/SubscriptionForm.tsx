'use client';

// useSubmit keeps the form status in useState.
import { styled } from 'styled-components';
import { mailto } from '@/lib/forms/mailto.browser';
import type { Endpoint } from '@/lib/forms/send.browser';
import { FailureNotice } from '../forms/FailureNotice';
import { Honeypot } from '../forms/Honeypot';
import { SubmitButton } from '../forms/SubmitButton';
import { sendTo } from '../forms/sendTo';
import { useSubmit } from '../forms/useSubmit';
import { FieldLabel, Meta } from '../ui/textElements';
import { Fields, Input, InputAndButton } from './newsletterParts';

const Status = styled.p`
  &:empty {
    position: absolute;
  }
`;

type Props = { endpoint: Endpoint; email: string };

/** The newsletter form of a site with an endpoint for subscriptions. */
export function SubscriptionForm({ endpoint, email }: Props) {
  const { status, onSubmit } = useSubmit(sendTo(endpoint));
  const sending = status === 'sending';
  return (
    <Fields
      as="form"
      data-needs-script
      // `dialog` makes a native submit do nothing, so form data never enters the URL.
      method="dialog"
      onSubmit={onSubmit}
      aria-labelledby="newsletter"
      aria-describedby="newsletter-collection newsletter-failure"
    >
      <FieldLabel htmlFor="newsletter-email">Email address</FieldLabel>
      <InputAndButton>
        <Input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          required
          readOnly={sending}
        />
        <SubmitButton sending={sending}>Subscribe</SubmitButton>
      </InputAndButton>
      <Honeypot />
      <FailureNotice
        id="newsletter-failure"
        status={status}
        what="your subscription"
        email={email}
        mail={(data) => mailto(email, 'Newsletter', `Please send me your newsletter: ${data.get('email')}`)}
      />
      <Status role="status">
        {status === 'accepted' && 'Thank you. Your request to subscribe has been sent.'}
      </Status>
      <Meta>We respect your privacy. Unsubscribe at any time.</Meta>
    </Fields>
  );
}
