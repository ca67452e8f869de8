'use client';

// useSubmit keeps the form status in useState.
import { styled } from 'styled-components';
import type { Endpoint } from '@/lib/schemas/delivery';
import { FailureNotice } from '../forms/FailureNotice';
import { Honeypot } from '../forms/Honeypot';
import { SubmitButton } from '../forms/SubmitButton';
import { sendTo } from '../forms/sendTo';
import { useSubmit } from '../forms/useSubmit';
import { Stack } from '../ui/Stack';
import { EmailField, PrivacyNote } from './newsletterParts';

const Status = styled.p`
  &:empty {
    position: absolute;
  }
`;

type Props = { headingId: string; endpoint: Endpoint; email: string };

/** The newsletter form of a site with an endpoint for subscriptions. */
export function SubscriptionForm({ headingId, endpoint, email }: Props) {
  const { status, onSubmit } = useSubmit(sendTo(endpoint));
  const sending = status === 'sending';
  return (
    <Stack
      data-gap="small"
      as="form"
      data-needs-script
      // `dialog` makes a native submit do nothing, so form data never enters the URL.
      method="dialog"
      onSubmit={onSubmit}
      aria-labelledby={headingId}
      aria-describedby="newsletter-collection newsletter-failure"
    >
      <EmailField name="email" required readOnly={sending}>
        <SubmitButton sending={sending}>Subscribe</SubmitButton>
      </EmailField>
      <Honeypot />
      <FailureNotice id="newsletter-failure" status={status} what="your subscription" email={email} />
      <Status role="status">
        {status === 'accepted' && <span>Thank you. Your request to subscribe has been sent.</span>}
      </Status>
      <PrivacyNote />
    </Stack>
  );
}
