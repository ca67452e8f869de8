import { company } from '@/lib/company/company';
import { phoneUrl } from '@/lib/company/phone';

export function CompanyEmail() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}

export function CompanyPhone() {
  return <a href={phoneUrl(company.phone)}>{company.phone}</a>;
}
