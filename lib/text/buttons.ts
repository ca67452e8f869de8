import { textParts } from './parts';
import { buttonGroups, type TextSnippet } from './textPart';

/** A button of the visual editor, with the snippet that it inserts. */
export type ToolbarButton = NonNullable<TextSnippet['button']> & {
  name: string;
  description: string;
  body: readonly string[];
};

/** The buttons for all parts of a text, in the order of their groups. */
export function toolbarButtons(): ToolbarButton[] {
  const snippets = textParts.flatMap(({ snippets = {} }) => Object.entries(snippets));
  const buttons = snippets.flatMap(([name, { description, body, button }]) =>
    button ? [{ body, ...button, name, description }] : [],
  );
  return buttonGroups.flatMap((group) => buttons.filter((button) => button.group === group));
}
