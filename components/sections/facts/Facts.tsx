import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { factLabels, type LabelledFact } from '@/lib/schemas/entity';
import { addressLine, company } from '@/lib/site/company';
import { CompanyEmail, CompanyPhone } from '../../company/CompanyFacts';
import { from600 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { inner } from '../../ui/inner';
import { rows } from '../../ui/rows';
import { Section } from '../../ui/Section';
import { Meta } from '../../ui/textElements';
import type { SectionProps } from '../list';

const List = styled.dl`
  &[data-look='table'] {
    ${rows}
  }

  &[data-look='timeline'] {
    display: grid;
    gap: ${space.s32};
    border-inline-start: 2px solid ${color.action};
  }

  /* Up to three in a row; those of the last row fill it. */
  &[data-look='numbers'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.belowHeading} ${space.gap};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4} ${space.gap};
  break-inside: avoid;

  [data-look='table'] > & {
    ${from600} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }

  [data-look='timeline'] > & {
    position: relative;
    padding-inline-start: 36px;

    /* The mark on the line, beside the year. */
    &::before {
      content: '';
      position: absolute;
      inset: 0.9rem auto auto 0;
      width: 20px;
      border-top: 2px solid ${color.action};
    }

    ${from600} {
      grid-template-columns: 6rem minmax(0, 1fr);
      align-items: baseline;
    }
  }

  [data-look='numbers'] > & {
    flex: 1 1 max(16rem, 28%);
    align-content: start;
    padding-top: ${space.s16};
    border-top: 2px solid ${color.action};
  }
`;

const Name = styled.dt`
  [data-look='table'] & {
    color: ${color.textMuted};
  }

  [data-look='timeline'] & {
    ${typography.h3}
  }
`;

/** A number is above its name, which is first in the list. */
const Value = styled.dd`
  [data-look='numbers'] & {
    ${typography.page}
    order: -1;
    /* The letters are higher than their line. */
    padding-bottom: 0.2em;
  }
`;

/** Below the value. */
const Note = styled(Meta).attrs({ as: 'dd' })`
  grid-column-end: -1;
`;

const { name, legalName, abn, acn, licence } = company;

const companyFacts: Record<LabelledFact, ReactNode> = {
  ...{ name, legalName, abn, acn, licence },
  address: addressLine(company.address),
  registeredOffice: company.registeredOffice && addressLine(company.registeredOffice),
  phone: <CompanyPhone />,
  email: <CompanyEmail />,
};

export function Facts({ section, id }: SectionProps<'facts'>) {
  const { look, heading, items } = section;
  return (
    <Section id={id} heading={heading} columns={look === 'numbers' ? undefined : 'beside'}>
      <List data-look={look}>
        {items.map(({ name, value, note, fact }) => {
          const shown = fact && companyFacts[fact];
          return (
            <Row key={name ?? fact}>
              <Name>{fact ? factLabels[fact] : name}</Name>
              {value ? <Value {...inner(value)} /> : <Value>{shown === 'none' ? 'None' : shown}</Value>}
              {note && <Note {...inner(note)} />}
            </Row>
          );
        })}
      </List>
    </Section>
  );
}
