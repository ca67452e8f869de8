/** What the package has stored of a form that was not saved. */
type Backup = { timestamp: Date; currentValues: Record<string, Record<string, unknown>> };

/** The open form, as far as it says what it is about. */
type Draft = { collection: { label_singular?: string }; collectionFile?: { label?: string } };

/** Ends the offer that is open, and keeps the text. */
let keep = () => {};

export function keepForLater(): void {
  keep();
}

/** Says which text the browser has kept, of which day, and what the buttons of the dialog do. `end` ends the offer. */
export function draftOffer(
  { timestamp, currentValues }: Backup,
  { collection, collectionFile }: Draft,
  end: () => void,
): string {
  keep = end;
  const [values = {}] = Object.values(currentValues);
  const kind = collectionFile?.label ?? collection.label_singular ?? '';
  const name = String(values.title ?? values.name ?? '').trim();
  // A file that is the only one of its kind has the name of the group or none.
  const text = collectionFile ? kind : `${kind} ${name ? `“${name}”` : 'without a title'}`;
  const day = timestamp.toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short' });
  return `This browser kept what you wrote and did not save on ${day}: ${text}. Restore continues with it, Discard deletes it, Escape keeps it for later.`;
}
