import type { Endpoint } from '@/lib/forms/send.browser';
import { sendTo } from '../forms/sendTo';
import type { Submit } from '../forms/useSubmit';

/** The loader hydrates an island at once if the session has text under `unsent-` and its name. */
const storageKey = 'unsent-contact';

type UnsentInquiry = {
  id: string;
  /** The fields when they were last submitted. With others, it is a new inquiry. */
  submitted: string;
  /** The fields with later changes. */
  fields: string;
};

/** Undefined once the inquiry is accepted. */
let unsent: UnsentInquiry | undefined;

/** Like `sendTo`, with an id that a retry repeats. Keeps the inquiry in the session until it is accepted. */
export function sendInquiry(endpoint: Endpoint): Submit {
  const submit = sendTo(endpoint);
  return async (data, signal) => {
    const fields = serialise(data);
    if (unsent?.submitted !== fields) unsent = { id: createId(), submitted: fields, fields };
    keepInquiry(data);
    data.append('id', unsent.id);
    const result = await submit(data, signal);
    if (result === 'accepted') forgetInquiry();
    return result;
  };
}

/** Keeps changes of an unsent inquiry. Without one, nothing is stored, nor once every field is emptied. */
export function keepInquiry(data: FormData) {
  if (!unsent) return;
  if ([...data.values()].every((value) => value === '')) return forgetInquiry();
  unsent.fields = serialise(data);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(unsent));
  } catch {
    // Storage is refused or full. The fields still have the text until the page is left.
  }
}

/** Fills the empty fields of a form with the unsent inquiry of the session. Returns whether there is one. */
export function restoreInquiry(form: HTMLFormElement): boolean {
  try {
    const stored: UnsentInquiry | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (!stored) return false;
    for (const [name, value] of JSON.parse(stored.fields) as [string, string][])
      (form.elements.namedItem(name) as HTMLInputElement).value ||= value;
    unsent = stored;
    // Tells everything that follows the fields.
    form.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  } catch {
    // Storage is refused, or has text of another version of the form.
    return false;
  }
}

export function forgetInquiry() {
  unsent = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is refused, so it has nothing.
  }
}

function serialise(data: FormData): string {
  return JSON.stringify([...data]);
}

/** Without HTTPS, browsers have no `randomUUID`. */
function createId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
