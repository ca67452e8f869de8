import { phoneUrl } from '@/lib/schemas/phone';
import { company } from '@/lib/site/company';

export function CompanyEmail() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}

export function CompanyPhone() {
  return <a href={phoneUrl(company.phone)}>{company.phone}</a>;
}
