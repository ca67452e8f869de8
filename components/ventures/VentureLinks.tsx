import { styled } from 'styled-components';
import { inquiryPath } from '@/lib/schemas/paths.browser';
import { ActionLink } from '../ui/actionLink';
import { ExternalLink } from '../ui/ExternalLink';

/** One below the other: beside each other, whether they fit would depend on the name. */
const Links = styled.div`
  display: grid;
  justify-items: start;
`;

type Venture = { name: string; inquiry: { value: string } };

/** Leads to the contact form with the inquiry type of a business or division selected. */
export function AskLink({ venture: { name, inquiry } }: { venture: Venture }) {
  return <ActionLink href={inquiryPath(inquiry.value)}>Ask about {name}</ActionLink>;
}

/** Leads to the website of a business, and to the contact form. */
export function BusinessLinks({ business }: { business: Venture & { url: string } }) {
  return (
    <Links>
      <ExternalLink href={business.url}>Visit {business.name}</ExternalLink>
      <AskLink venture={business} />
    </Links>
  );
}
