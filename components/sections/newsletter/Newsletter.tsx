import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { subscriptions } from '@/lib/site/endpoints';
import { CollectionNotice } from '../../forms/CollectionNotice';
import { Island } from '../../islands/Island';
import { EmailField, Fields, PrivacyNote } from '../../news/newsletterParts';
import { SubscriptionForm } from '../../news/SubscriptionForm';
import { forcedColors, from1024, hiddenInPrint } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { CompanyEmail, CompanyPhone } from '../../ui/CompanyFacts';
import { Container } from '../../ui/Container';
import { H2 } from '../../ui/textElements';

const Wrapper = styled.section`
  background: ${color.surfaceTint};

  ${forcedColors} {
    border-block: 1px solid CanvasText;
  }

  ${hiddenInPrint}
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space.belowHeading} ${space.gap};
  padding-block: clamp(56px, 7vw, 104px);

  ${from1024} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Subscription = styled.div`
  display: grid;
  gap: 16px;
`;

type Props = { id: string; section: { heading: string } };

export function Newsletter({ section, id }: Props) {
  return (
    <Wrapper aria-labelledby={id}>
      <Columns>
        <H2 id={id}>{section.heading}</H2>
        {subscriptions ? (
          <Subscription>
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
              This form is not working, so your e-mail address may not have been sent. Reload this page and
              try again, or write to <CompanyEmail /> or call <CompanyPhone />.
            </p>
            <CollectionNotice
              id="newsletter-collection"
              what="your e-mail address to send you our newsletter"
              otherwise="we cannot send it to you"
            />
          </Subscription>
        ) : (
          <InertSubscription />
        )}
      </Columns>
    </Wrapper>
  );
}

/** Does nothing. Not a form, so the browser neither validates nor submits the field. */
function InertSubscription() {
  return (
    <Fields>
      <EmailField>
        <Button type="button">Subscribe</Button>
      </EmailField>
      <PrivacyNote />
    </Fields>
  );
}
