import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressLine, company } from '@/lib/company/company';
import { from600 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { CompanyEmail, CompanyPhone } from '../../ui/CompanyFacts';
import { inner } from '../../ui/inner';
import { Muted } from '../../ui/textElements';
import { HeadingBeside } from '../HeadingBeside';
import type { SectionProps } from '../list';
import type { CompanyFact } from './schema';

const Table = styled.dl`
  border-top: 1px solid ${color.border};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px ${space.gap};
  padding-block: 14px;
  border-bottom: 1px solid ${color.border};
  break-inside: avoid;

  ${from600} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

const companyRows: Record<CompanyFact, { name: string; value: ReactNode }> = {
  name: { name: 'Name', value: company.name },
  legalName: { name: 'Legal name', value: company.legalName },
  abn: { name: 'ABN', value: company.abn },
  acn: { name: 'ACN', value: company.acn },
  licence: { name: 'Financial services licence', value: company.licence },
  address: { name: 'Address', value: addressLine(company.address) },
  registeredOffice: {
    name: 'Registered office',
    value: company.registeredOffice && addressLine(company.registeredOffice),
  },
  phone: { name: 'Phone', value: <CompanyPhone /> },
  email: { name: 'Email', value: <CompanyEmail /> },
};

export function Facts({ section, id, isTight }: SectionProps<'facts'>) {
  return (
    <HeadingBeside id={id} heading={section.heading} isTight={isTight}>
      <Table>
        {section.items.map(({ name, value, fact }) => {
          const row = fact && companyRows[fact];
          return (
            <Row key={name ?? fact}>
              <Muted as="dt">{row?.name ?? name}</Muted>
              {value ? <dd {...inner(value)} /> : <dd>{row?.value === 'none' ? 'None' : row?.value}</dd>}
            </Row>
          );
        })}
      </Table>
    </HeadingBeside>
  );
}
