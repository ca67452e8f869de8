import { count } from '../../../lib/content/messages';
import type { EntryMessage } from './messageInForm';

/** Where a message is, in words of the form: `Title`, `Sections, item 2, Title`, `Text, line 12`. */
export function placeInWords({ fieldName, placeInText, place }: EntryMessage): string {
  if (placeInText) return `Text, line ${placeInText.line}`;
  return fieldName ?? (place.line === 1 ? 'The entry' : `The file, line ${place.line}`);
}

/** How many messages there are, for the head of the list. */
export function summaryOf(messages: readonly EntryMessage[]): string {
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const warnings = messages.length - errors;
  if (messages.length === 0) return 'No errors or warnings.';
  const parts = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  const hint = errors > 0 ? 'Correct errors to save.' : 'You can save.';
  return `${parts.filter(Boolean).join(' and ')}. ${hint}`;
}

/** Why a form is not saved; undefined if it can be. */
export function refusal(messages: readonly EntryMessage[]): string | undefined {
  const errors = messages.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return undefined;
  const list = errors
    .slice(0, 5)
    .map((error) => `${placeInWords(error)}: ${error.inForm.replace(/\.$/, '')}`);
  const more = errors.length > 5 ? [`and ${errors.length - 5} more`] : [];
  // A URL that is taken has no field, but the message says where to change it, and a new entry has no file yet.
  const isInForm = errors.every(({ field, rule }) => field || rule === 'content:unique-url');
  const help = isInForm
    ? ''
    : ' What has no field in this form is corrected in the file itself, on GitHub or in an editor for text.';
  return `Nothing is saved, because the site cannot be built with ${count(errors.length, 'error')}. ${[...list, ...more].join('; ')}. Correct this and save again.${help} Until then your text stays in this browser, which offers it again when you come back to this form.`;
}
