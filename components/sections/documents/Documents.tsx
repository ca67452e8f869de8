import { styled } from 'styled-components';
import { ActionLink } from '../../ui/actionLink';
import { rows } from '../../ui/rows';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../list';

const List = styled.ul`
  ${rows}
`;

export function Documents({ section, id }: SectionProps<'documents'>) {
  return (
    <Section id={id} heading={section.heading} columns="beside">
      <List role="list">
        {section.items.map(({ label, file: { name, href, facts } }) => (
          <li key={name}>
            <ActionLink href={href} download={name}>
              {facts ? `${label} (${facts})` : label}
            </ActionLink>
          </li>
        ))}
      </List>
    </Section>
  );
}
