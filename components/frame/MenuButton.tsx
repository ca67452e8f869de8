import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { smallButton } from '../ui/Button';
import { LineIcon } from '../ui/LineIcon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { fromHeaderRow } from './navigation';

/** Id of the popover that the button opens, without JavaScript. */
export const menuId = 'menu';

const Button = styled.button`
  ${smallButton}
  flex: none;
  min-width: 96px;
  padding: ${space.s8} ${space.s12};

  &:active {
    background: ${color.surfaceTint};
  }

  /* WebKit continues tabbing from the clicked element, and the clicked label is hidden by then. */
  > * {
    pointer-events: none;
  }

  &:has(+ :popover-open) > [data-when='closed'],
  &:not(:has(+ :popover-open)) > [data-when='open'] {
    display: none;
  }

  @supports not selector(:popover-open) {
    display: none;
  }

  ${fromHeaderRow} {
    display: none;
  }
`;

const LabelText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
`;

type LabelProps = { when: 'open' | 'closed'; name: string; word: string; path: string };

function Label({ when, name, word, path }: LabelProps) {
  return (
    <LabelText data-when={when}>
      <LineIcon path={path} />
      <span aria-hidden="true">{word}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </LabelText>
  );
}

/** Must directly precede the menu, because its label depends on the state of its next sibling. */
export function MenuButton() {
  return (
    // frame.client.ts adds aria-expanded before hydration.
    <Button type="button" popoverTarget={menuId} suppressHydrationWarning>
      <Label when="closed" name="Open menu" word="Menu" path="M0 5h16M0 11h16" />
      <Label when="open" name="Close menu" word="Close" path="m2 2 12 12M14 2 2 14" />
    </Button>
  );
}
