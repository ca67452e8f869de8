import { styled } from 'styled-components';
import { color } from '../../theme/theme';
import { ActionLink } from '../../ui/actionLink';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../list';

const List = styled.ul`
  border-top: 1px solid ${color.border};
`;

const Item = styled.li`
  padding-block: 8px;
  border-bottom: 1px solid ${color.border};
  break-inside: avoid;
`;

export function Documents({ section, id }: SectionProps<'documents'>) {
  return (
    <Section id={id} heading={section.heading} columns="beside">
      <List role="list">
        {section.items.map(({ label, file: { name, href, facts } }) => (
          <Item key={name}>
            <ActionLink href={href} download={name}>
              {facts ? `${label} (${facts})` : label}
            </ActionLink>
          </Item>
        ))}
      </List>
    </Section>
  );
}
