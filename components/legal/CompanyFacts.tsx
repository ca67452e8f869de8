import { styled } from 'styled-components';
import { company, phoneToDial } from '@/lib/company/company';

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
  const { name, address } = company;
  return (
    <Address>
      <span>{name}</span>
      <span>
        {address.street}, {address.locality} {address.region} {address.postcode}
      </span>
      <CompanyEmail />
      <CompanyPhone />
    </Address>
  );
}
