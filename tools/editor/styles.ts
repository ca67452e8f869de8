import { downloadsFolder } from '../../lib/schemas/downloads';
import { checkStyles } from './check/styles';
import { textFieldStyles } from './text-field/styles';

const hidden = [
  // Assets, where files are changed without a pull request, and the menu that uploads them.
  'a[href="#/assets"], button[aria-label="Assets"]',
  '.toolbar-wrapper .buttons:last-child > .menu-button:first-child',
  // The downloads, where pictures are chosen, and the pictures, where the text field asks for a download.
  `body:not([data-picks="downloads"]) dialog [name="default-assets:${downloadsFolder}"]`,
  'body[data-picks="downloads"] dialog [name="default-collection"]',
  'dialog:has([name="default-field"]) [name="default-collection"], dialog [name="default-global"]',
  // Delete in the lists of articles and pages, which is disabled, and the boxes that choose what to delete.
  '#collection-container .toolbar.primary :disabled',
  '#collection-container .checkbox',
  // A form in a dialog, without the check and the preview.
  '[data-field-type="relation"] button[data-label^="Add "]',
];

/** A field that is not in view has no control until its placeholder is, so Tab would skip it, and a search not find it. */
const unrendered =
  '[data-mode="edit"] div.placeholder:empty { position: fixed; inset: 0 auto auto 0; visibility: hidden; }';

/** Hides the controls that the configuration disables for ever, and lets no field make a form wider than a phone. */
export const styles = `${hidden.join(', ')} { display: none !important; }
.content-editor .content-area { min-width: 0; }
${unrendered}
${textFieldStyles}${checkStyles}`;
