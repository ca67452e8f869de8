import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { font, space } from '../theme/tokens';
import { hoverUnderline } from '../theme/underline';
import { NavigationLink } from './NavigationLink';
import { fromHeaderRow, navigation } from './navigation';

const List = styled.ul`
  ${fromHeaderRow} {
    display: flex;
    /* Large text has no room for all in one row. */
    flex-wrap: wrap;
    gap: 0 clamp(18px, 2.4vw, 34px);
  }
`;

const Item = styled.li`
  border-bottom: 1px solid ${color.border};

  ${fromHeaderRow} {
    border: 0;
  }
`;

const Link = styled(NavigationLink)`
  display: flex;
  align-items: center;
  /* 66 px with its border. */
  min-height: 65px;
  font: 400 1.625rem/1.2 ${font.display};
  letter-spacing: -0.014em;
  text-decoration: none;

  &[aria-current]::before {
    height: 36px;
    margin-inline-end: ${space.s16};
    border-inline-start: 4px solid ${color.action};
    content: '';
  }

  ${fromHeaderRow} {
    min-width: 44px;
    min-height: 44px;
    font: 500 1rem/1.2 ${font.text};
    letter-spacing: 0;
    ${hoverUnderline}
    text-underline-offset: 9px;

    &[aria-current] {
      text-decoration-thickness: 2px;
      text-decoration-color: ${color.text};
    }

    &[aria-current]::before {
      content: none;
    }
  }
`;

export function NavigationLinks() {
  return (
    <List>
      {navigation.map(({ label, path }) => (
        <Item key={path}>
          <Link href={path}>{label}</Link>
        </Item>
      ))}
    </List>
  );
}
