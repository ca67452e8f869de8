import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phoneUrl } from '@/lib/schemas/phone';
import { businesses, company, topicContacts } from '@/lib/site/company';
import { queryContainer } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { font, space } from '../../theme/tokens';
import { addressLines } from '../../ui/addressLines';
import { BreakableText } from '../../ui/BreakableText';
import { ExternalLink } from '../../ui/ExternalLink';
import { Meta } from '../../ui/textElements';
import type { SectionProps } from '../list';

const Row = styled.section`
  ${queryContainer}
  display: grid;
  justify-items: start;
  gap: ${space.s4};
  padding-block: 20px 22px;
  border-top: 1px solid ${color.border};
  break-inside: avoid;
`;

const Large = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  /* The underline of a line is clear of the next one. */
  font: 400 1.375rem/1.5 ${font.display};
  letter-spacing: -0.01em;
  text-decoration-thickness: 1px;
  text-underline-offset: 6px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

const Contacts = styled.ul`
  display: grid;
  gap: ${space.s12};
`;

const PersonAddress = styled.address`
  ${addressLines}
`;

/** The hours are below the days where a line has no room for both. */
const Hours = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: ${space.s4} ${space.gap};

  @container not (min-width: 20rem) {
    grid-template-columns: auto;

    dd + dt {
      padding-top: ${space.s8};
    }
  }
`;

type DetailProps = { heading: string; children: ReactNode };

function Detail({ heading, children }: DetailProps) {
  return (
    <Row>
      <Meta as="h3">{heading}</Meta>
      {children}
    </Row>
  );
}

/** How to reach the group, and what it is. */
export function ContactDetails({ section }: Pick<SectionProps<'contact'>, 'section'>) {
  const { email, phone, address, businessHours, description } = company;
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="visually-hidden">
        Contact details
      </h2>
      <Detail heading={section.email}>
        <Large href={`mailto:${email}`}>
          <span>
            <BreakableText>{email}</BreakableText>
          </span>
        </Large>
      </Detail>
      <Detail heading={section.phone}>
        <Large href={phoneUrl(phone)}>{phone}</Large>
      </Detail>
      <Detail heading={section.address}>
        <address>
          {address.street}
          <br />
          {address.locality} {address.region} {address.postcode}
        </address>
      </Detail>
      {topicContacts.length > 0 && (
        <Detail heading={section.contacts ?? 'Contacts'}>
          <Contacts role="list">
            {topicContacts.map(({ topic, label, name, role, email, phone }) => (
              <li key={topic}>
                <Meta as="h4">{label}</Meta>
                <PersonAddress>
                  <span>{[name, role].filter(Boolean).join(', ')}</span>
                  <a href={`mailto:${email}`}>{email}</a>
                  {phone && <a href={phoneUrl(phone)}>{phone}</a>}
                </PersonAddress>
              </li>
            ))}
          </Contacts>
        </Detail>
      )}
      <Detail heading={section.businessHours}>
        <Hours>
          {businessHours.map(({ days, hours }) => [
            <dt key={days}>{days}</dt>,
            <dd key={`${days}-hours`}>{hours}</dd>,
          ])}
        </Hours>
      </Detail>
      <Detail heading={section.group}>
        <p>{description}</p>
      </Detail>
      <Detail heading={section.businesses}>
        {businesses.map(({ slug, name, url }) => (
          <ExternalLink key={slug} href={url}>
            {name}
          </ExternalLink>
        ))}
      </Detail>
    </section>
  );
}
