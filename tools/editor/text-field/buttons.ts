import { textParts } from '../../../lib/markdown/parts';
import { buttonGroups, type TextButton } from '../../../lib/markdown/textPart';

/** A button of the visual editor, with its name. */
export type ToolbarButton = TextButton & { name: string };

/** The buttons for all parts of a text, in the order of their groups. */
export function toolbarButtons(): ToolbarButton[] {
  const all = textParts.flatMap(({ buttons = {} }) =>
    Object.entries(buttons).map(([name, button]) => ({ ...button, name })),
  );
  return buttonGroups.flatMap((group) => all.filter((button) => button.group === group));
}
