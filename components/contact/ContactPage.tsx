import { styled } from 'styled-components';
import { businesses, company } from '@/lib/company/company';
import { inquiries } from '@/lib/forms/endpoints';
import { companyPage } from '@/lib/pages/pages';
import { companyData } from '@/lib/seo/structuredData';
import { CollectionNotice } from '../forms/CollectionNotice';
import { Island } from '../islands/Island';
import { CompanyEmail, CompanyPhone } from '../legal/CompanyFacts';
import { StructuredData } from '../seo/StructuredData';
import { from1024, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { LinkPanels } from '../ui/LinkPanels';
import { PageHero } from '../ui/PageHero';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { inquiryTypes } from './inquiryTypes';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px ${space.gap};
  padding-bottom: ${space.section};

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    > :first-child {
      grid-column: 1 / 6;
    }

    > :last-child {
      grid-column: 7 / -1;
    }
  }

  /* With its padding, the block would not fit below the title on the first printed page. */
  ${print} {
    display: block;
    padding-bottom: 0;
  }
`;

const Panel = styled.section`
  display: grid;
  gap: 26px;
  margin-inline: calc(-1 * ${space.gutter});
  padding: clamp(32px, 3.6vw, 52px) ${space.gutter};
  border: 1px solid ${color.border};
  border-inline-width: 0;
  background: ${color.surface};

  ${from1024} {
    margin-inline: 0;
    border-inline-width: 1px;
    padding-inline: clamp(26px, 3.6vw, 52px);
  }

  ${print} {
    display: none;
  }
`;

const Heading = styled.h2`
  ${typography.statement}
`;

export function ContactPage() {
  const services = businesses.map(({ service, name, url }) => ({
    heading: service,
    sentence: `Go straight to ${name}. Opens in a new tab.`,
    href: url,
  }));
  return (
    <>
      <StructuredData data={companyData('ContactPage', companyPage('/contact'))} />
      <PageHero title="Let's Start a Conversation">
        Whether you are a client, a partner or an investor: write, call, or use the form.
      </PageHero>
      <Columns>
        <section aria-labelledby="contact-details">
          <h2 id="contact-details" className="visually-hidden">
            Contact details
          </h2>
          <ContactDetails />
        </section>
        <Panel aria-labelledby="send-us-a-message">
          <Heading id="send-us-a-message">Send Us a Message</Heading>
          <noscript>
            <p>
              This form needs JavaScript. Please turn it on, or write to <CompanyEmail /> or call{' '}
              <CompanyPhone />.
            </p>
          </noscript>
          <p hidden role="alert" data-error-for="contact">
            This form is not working, so your message may not have been sent. What you typed is still here:
            copy it, reload this page and try again, or write to <CompanyEmail /> or call <CompanyPhone />.
          </p>
          {inquiries && (
            <CollectionNotice
              id="contact-collection"
              what="your details and your message to answer your inquiry"
            />
          )}
          <Island
            name="contact"
            component={ContactForm}
            props={{
              inquiryTypes,
              delivery: inquiries && { endpoint: inquiries, email: company.email },
            }}
          />
        </Panel>
      </Columns>
      <LinkPanels label="Go straight to our businesses" panels={services} external />
    </>
  );
}
