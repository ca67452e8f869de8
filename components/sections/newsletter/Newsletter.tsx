import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { subscriptions } from '@/lib/site/endpoints';
import { CompanyEmail, CompanyPhone } from '../../company/CompanyFacts';
import { CollectionNotice } from '../../forms/CollectionNotice';
import { Island } from '../../islands/Island';
import { EmailField, PrivacyNote } from '../../news/newsletterParts';
import { SubscriptionForm } from '../../news/SubscriptionForm';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Ground } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { H2 } from '../../ui/textElements';

const Block = styled(Ground)`
  && {
    padding-block: ${space.band};
  }
`;

type Props = { id: string; section: { heading: string } };

export function Newsletter({ section, id }: Props) {
  return (
    <Block aria-labelledby={id} data-on-screen data-ground="tint" data-columns="halves">
      <H2 id={id}>{section.heading}</H2>
      {subscriptions ? (
        <Stack>
          <noscript>
            <p>
              This form needs JavaScript. Please turn it on, or write to <CompanyEmail />.
            </p>
          </noscript>
          <Island
            name="subscription"
            component={SubscriptionForm}
            props={{ headingId: id, endpoint: subscriptions, email: company.email }}
          />
          <p hidden role="alert" data-error-for="subscription">
            This form is not working, so your e-mail address may not have been sent. Reload this page and try
            again, or write to <CompanyEmail /> or call <CompanyPhone />.
          </p>
          <CollectionNotice
            id="newsletter-collection"
            what="your e-mail address to send you our newsletter"
            otherwise="we cannot send it to you"
          />
        </Stack>
      ) : (
        <InertSubscription />
      )}
    </Block>
  );
}

/** Does nothing. Not a form, so the browser neither validates nor submits the field. */
function InertSubscription() {
  return (
    <Stack data-gap="small">
      <EmailField>
        <Button type="button">Subscribe</Button>
      </EmailField>
      <PrivacyNote />
    </Stack>
  );
}
