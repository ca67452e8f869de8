import { styled } from 'styled-components';
import { color } from '../../theme/theme';
import { actionLink } from '../../ui/actionLink';
import { HeadingBeside } from '../HeadingBeside';
import type { SectionProps } from '../list';

const List = styled.ul`
  border-top: 1px solid ${color.border};
`;

const Item = styled.li`
  padding-block: 8px;
  border-bottom: 1px solid ${color.border};
  break-inside: avoid;
`;

/** The underline of a line keeps its distance from the next one. */
const Link = styled.a`
  ${actionLink}
  line-height: 1.5;
`;

export function Documents({ section, id, isTight }: SectionProps<'documents'>) {
  return (
    <HeadingBeside id={id} heading={section.heading} isTight={isTight}>
      <List>
        {section.items.map(({ label, file: { name, href, facts } }) => (
          <Item key={name}>
            <Link href={href} download={name}>
              {facts ? `${label} (${facts})` : label}
            </Link>
          </Item>
        ))}
      </List>
    </HeadingBeside>
  );
}
