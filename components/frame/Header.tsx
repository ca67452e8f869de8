import { styled } from 'styled-components';
import { CompanyEmail, CompanyPhone } from '../company/CompanyFacts';
import { color } from '../theme/theme';
import { layer, layout, space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { Meta } from '../ui/textElements';
import { MenuButton, menuId } from './MenuButton';
import { NavigationLinks } from './NavigationLinks';
import { belowHeaderRow, fromHeaderRow } from './navigation';
import { Wordmark } from './Wordmark';

const narrowHeight = '72px';

const Banner = styled.header`
  position: relative;
  z-index: ${layer.header};
  border-bottom: 1px solid ${color.border};
  background: ${color.background};
  anchor-name: --header;
`;

const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s12};
  padding-block: 6px;
  min-height: ${narrowHeight};

  ${fromHeaderRow} {
    min-height: 84px;
  }
`;

const Menu = styled.nav`
  position: absolute;
  /* Below the header and its border. */
  inset: calc(${narrowHeight} + 1px) 0 auto;
  width: 100%;
  height: calc(100dvh - ${narrowHeight} - 1px);
  flex-direction: column;
  justify-content: space-between;
  padding: ${space.s8} ${layout.gutter} ${space.s32};
  border: 0;
  background: ${color.background};
  color: inherit;
  /* On short viewports the menu scrolls, because the page behind it does not. */
  overflow: hidden auto;
  overscroll-behavior: contain;

  ${belowHeaderRow} {
    &:popover-open {
      display: flex;

      /*
       * Large text makes the header taller. Only while open, because an anchored element makes Chromium lay out
       * the page as soon as it is parsed, before its fonts have loaded.
       */
      @supports (top: anchor(bottom)) {
        position: fixed;
        position-anchor: --header;
        inset-block: anchor(bottom) 0;
        height: auto;
      }
    }
  }

  ${fromHeaderRow} {
    display: block;
    position: static;
    width: auto;
    height: auto;
    padding: 0;
    background: none;
    overflow: visible;
  }

  @supports not selector(:popover-open) {
    display: block;
    position: static;
    height: auto;
    overflow: visible;
  }
`;

const MenuContact = styled.div`
  ${typography.label}
  display: grid;
  margin-top: ${space.s32};
  font-weight: 500;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }

  ${fromHeaderRow} {
    display: none;
  }
`;

export function Header() {
  return (
    <Banner>
      <Bar>
        <Wordmark />
        <MenuButton />
        <Menu id={menuId} popover="auto" aria-label="Main">
          <NavigationLinks />
          <MenuContact>
            <Meta>Talk to us</Meta>
            <CompanyPhone />
            <CompanyEmail />
          </MenuContact>
        </Menu>
      </Bar>
    </Banner>
  );
}
