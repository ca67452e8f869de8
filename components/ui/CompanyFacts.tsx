import { company, phoneToDial } from '@/lib/company/company';

export function CompanyEmail() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}

export function CompanyPhone() {
  return <a href={`tel:${phoneToDial(company.phone)}`}>{company.phone}</a>;
}
