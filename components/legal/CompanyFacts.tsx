import { styled } from 'styled-components';
import { addressLine, company, phoneToDial, topicContacts } from '@/lib/company/company';

const Address = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export function CompanyName() {
  return company.name;
}

export function CompanyEmail() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}

export function CompanyPhone() {
  return <a href={`tel:${phoneToDial(company.phone)}`}>{company.phone}</a>;
}

export function CompanyContact() {
  const { name, legalName, address } = company;
  return (
    <Address>
      <span>{legalName ?? name}</span>
      <span>{addressLine(address)}</span>
      <CompanyEmail />
      <CompanyPhone />
    </Address>
  );
}

/** Who answers about privacy; the group, if nobody is named. */
export function PrivacyContact() {
  const officer = topicContacts.find(({ topic }) => topic === 'privacy');
  return officer ? <PersonContact contact={officer} /> : <CompanyContact />;
}

type Contact = Omit<(typeof topicContacts)[number], 'topic' | 'label'>;

/** A named contact with the ways to reach them. */
export function PersonContact({ contact: { name, role, email, phone } }: { contact: Contact }) {
  return (
    <Address>
      <span>
        {name}
        {role && `, ${role}`}
      </span>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <a href={`tel:${phoneToDial(phone)}`}>{phone}</a>}
    </Address>
  );
}
