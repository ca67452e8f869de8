import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { inquiries } from '@/lib/site/endpoints';
import { CompanyEmail, CompanyPhone } from '../../company/CompanyFacts';
import { ContactForm } from '../../contact/ContactForm';
import { inquiryTypes } from '../../contact/inquiryTypes';
import { CollectionNotice } from '../../forms/CollectionNotice';
import { Island } from '../../islands/Island';
import { from1024, queryContainer } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { layout, space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Ground } from '../../ui/Section';
import type { SectionProps } from '../list';
import { ContactDetails } from './ContactDetails';

const Panel = styled.section`
  ${queryContainer}
  display: grid;
  gap: ${space.gap};
  margin-inline: calc(-1 * ${layout.gutter});
  padding: ${space.belowHeading} ${layout.gutter};
  border: 1px solid ${color.border};
  border-inline-width: 0;
  background: ${color.surface};

  ${from1024} {
    margin-inline: 0;
    border-inline-width: 1px;
    padding-inline: ${space.belowHeading};
  }
`;

const Heading = styled.h2`
  ${typography.statement}
`;

/** The contact form in its panel. */
function FormPanel({ section, id }: Pick<SectionProps<'contact'>, 'section' | 'id'>) {
  return (
    <Panel aria-labelledby={id} data-on-screen>
      <Heading id={id}>{section.heading}</Heading>
      <noscript>
        <p>
          This form needs JavaScript. Please turn it on, or write to <CompanyEmail /> or call <CompanyPhone />
          .
        </p>
      </noscript>
      <p hidden role="alert" data-error-for="contact">
        This form is not working, so your message may not have been sent. If what you typed is still here,
        copy it. Then reload this page and try again, or write to <CompanyEmail /> or call <CompanyPhone />.
      </p>
      {inquiries && (
        <CollectionNotice
          id="contact-collection"
          what="your details and your message to answer your inquiry"
          otherwise="we cannot answer you"
        />
      )}
      <Island
        name="contact"
        component={ContactForm}
        props={{
          headingId: id,
          inquiryTypes,
          responseTime: company.responseTime,
          delivery: inquiries && { endpoint: inquiries, email: company.email },
        }}
      />
    </Panel>
  );
}

/** The contact details, with the contact form beside them. */
export function Contact({ section, id }: SectionProps<'contact'>) {
  return (
    <Ground as="div" data-columns="apart">
      <ContactDetails section={section} />
      <FormPanel section={section} id={id} />
    </Ground>
  );
}
