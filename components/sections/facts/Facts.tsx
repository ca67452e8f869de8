import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { factLabels, type LabelledFact } from '@/lib/schemas/entity';
import { addressLine, company } from '@/lib/site/company';
import { from600 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { CompanyEmail, CompanyPhone } from '../../ui/CompanyFacts';
import { inner } from '../../ui/inner';
import { Muted } from '../../ui/textElements';
import { HeadingBeside } from '../HeadingBeside';
import type { SectionProps } from '../list';

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

const { name, legalName, abn, acn, licence } = company;

const companyFacts: Record<LabelledFact, ReactNode> = {
  ...{ name, legalName, abn, acn, licence },
  address: addressLine(company.address),
  registeredOffice: company.registeredOffice && addressLine(company.registeredOffice),
  phone: <CompanyPhone />,
  email: <CompanyEmail />,
};

export function Facts({ section, id, isTight }: SectionProps<'facts'>) {
  return (
    <HeadingBeside id={id} heading={section.heading} isTight={isTight}>
      <Table>
        {section.items.map(({ name, value, fact }) => {
          const shown = fact && companyFacts[fact];
          return (
            <Row key={name ?? fact}>
              <Muted as="dt">{fact ? factLabels[fact] : name}</Muted>
              {value ? <dd {...inner(value)} /> : <dd>{shown === 'none' ? 'None' : shown}</dd>}
            </Row>
          );
        })}
      </Table>
    </HeadingBeside>
  );
}
