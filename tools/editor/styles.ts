import { downloadsFolder } from '../../lib/schemas/downloads';
import { checkStyles } from './check/styles';
import { technicalKey } from './technicalFields';
import { textFieldStyles } from './text-field/styles';

/** Hides the button for signing in on GitHub. */
export const localStyles = '.buttons > button.secondary { display: none; }';

const assetPage = '#page-container:has(#assets-container)';

/**
 * Hides what would change files without a pull request: uploading, renaming, replacing and deleting under Assets, and the
 * menu that leads there. `refuseDirectCommits` guards the rest, such as dropping a file.
 */
export const hostedStyles = `${[
  '#assets-container .floating-action-button-wrapper',
  '#assets-container .empty-state button',
  // Delete, and the menu after it.
  `:is(#assets-container, ${assetPage} ~ .wrapper) .toolbar.primary button:is(.menu-button.iconic, :has(+ .menu-button.iconic))`,
  '.toolbar-wrapper .buttons:last-child > .menu-button:first-child',
].join(', ')} { display: none !important; }`;

const hidden = [
  // The downloads, where pictures are chosen, and the pictures, where the text field asks for a download.
  `body:not([data-picks="downloads"]) dialog [name="default-assets:${downloadsFolder}"]`,
  'body[data-picks="downloads"] dialog [name="default-collection"]',
  'dialog:has([name="default-field"]) [name="default-collection"]',
  // Delete in the lists of articles and pages, which is disabled, and the boxes that choose what to delete.
  '#collection-container .toolbar.primary :disabled',
  '#collection-container .checkbox',
  // The star of required fields: without "required", the package offers to leave the whole group out.
  `[data-key-path="${technicalKey}"] > header .required`,
  // Revert Changes of a field that has undo, or one value: Tab would lead to it first. Lists, groups and pictures keep it.
  '[data-mode="edit"] [data-field-type]:not([data-field-type="list"], [data-field-type="object"], [data-field-type="image"]) > header > .menu-button',
  // A form in a dialog, without the check and the preview: new people are added in their list (fields.ts).
  '[data-field-type="relation"] button[data-label^="Add "]',
  // The site reads no pictures and downloads in subfolders.
  'button[aria-label="New Folder"]',
  // A panel that counts only fields which choose entries: it calls a person unused whom articles name as their author.
  '.sidebar .tabs button[aria-label="Backlinks"]',
  // Edit Slug, which is disabled. The item that follows it is enabled by a change.
  '.menu > .menuitem:has(> :disabled):has(+ .menuitem)',
];

/** A sentence for each type of section. The package's own styles are more specific. */
const sectionMenu = `
.content:has([data-described]) { width: min(40rem, 100vw - 2rem) !important; }
.menuitem > button[data-described] { height: auto !important; padding: 0.5rem !important; white-space: normal !important; text-align: start; }`;

/** Without it, the widest field, such as a toolbar in one row, makes the whole form wider than a phone. */
const form = `
.content-editor .content-area { min-width: 0; }`;

/** While a form is saved, it gets paler if that takes longer: the package would make it much paler at once. */
const savingForm = `
.content-editor > [inert], .content-editor > [inert] :not(:disabled, .disabled, [aria-disabled="true"]) { filter: none !important; }
.content-editor > [inert] { opacity: 0.6; transition: opacity 0s 0.5s; }`;

/** The package shows the names of pictures only where there is more room. */
const pictureNames = `
@media (max-width: 48rem) { dialog [role="option"]:has(> .tile) { flex-direction: column; } dialog [role="option"]:has(> .tile)::after { content: attr(aria-label); overflow-wrap: anywhere; white-space: normal; } }`;

/** The package shows the menu of a field only below the pointer, and Tab leads to it, too. */
const fieldMenu = `
[data-key-path] > header button:focus-visible { opacity: 1 !important; }`;

/** Hides the controls that the configuration disables for ever, and lays out the menu of sections and the messages of the check. */
export const styles = `${hidden.join(', ')} { display: none !important; }${form}${savingForm}${pictureNames}${fieldMenu}${sectionMenu}${textFieldStyles}${checkStyles}`;
