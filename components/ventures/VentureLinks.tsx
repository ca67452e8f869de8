import { inquiryPath } from '@/lib/schemas/paths.browser';
import { ActionLink } from '../ui/actionLink';
import { ExternalLink } from '../ui/ExternalLink';
import { Stack } from '../ui/Stack';

type Venture = { name: string; inquiry: { value: string } };

/** Leads to the contact form with the inquiry type of a business or division selected. */
export function AskLink({ venture: { name, inquiry } }: { venture: Venture }) {
  return <ActionLink href={inquiryPath(inquiry.value)}>Ask about {name}</ActionLink>;
}

/** Leads to the website of a business, and to the contact form: one below the other, because whether they fit depends on the name. */
export function BusinessLinks({ business }: { business: Venture & { url: string } }) {
  return (
    <Stack data-align="start" data-gap="small">
      <ExternalLink href={business.url}>Visit {business.name}</ExternalLink>
      <AskLink venture={business} />
    </Stack>
  );
}
