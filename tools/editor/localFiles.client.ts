import { isSaving } from './formWhileSaving.client';

type Change = { path: string; data?: string | File };

const changedMeanwhile =
  'Nothing is saved, because a file has changed on your computer since you opened the editor, for example by Sync Changes or in another window.';

const inForm =
  'Copy what you have written, and reload the page: the form then has the new text, and offers yours again. Restoring yours would take the other change back.';

/** The texts on the disk as the editor has read or saved them, by path. */
const texts = new Map<string, string>();

/** Notes a text that the editor has read or saved. */
export function noteText(path: string, text: string): void {
  texts.set(path, text);
}

/**
 * Saves changes in a folder on this computer with `write`, but nothing if one of the texts is no longer as the editor has
 * read or saved it. The package calls this, see patches.ts.
 */
export async function saveUnchanged(
  changes: readonly Change[],
  read: (path: string) => Promise<string>,
  write: () => Promise<unknown>,
): Promise<unknown> {
  const changed = changes.flatMap(({ path, data }) => (typeof data === 'string' ? [{ path, data }] : []));
  for (const { path } of changed) {
    // A new file does not exist yet.
    const text = await read(path).catch(() => '');
    if (asRead(text) === asRead(texts.get(path))) continue;
    // Only a form shows why it is not saved.
    if (!isSaving()) alert(`${changedMeanwhile} Reload the page.`);
    throw new Error(`${changedMeanwhile} ${inForm}`);
  }
  const result = await write();
  for (const { path, data } of changed) noteText(path, data);
  return result;
}

/** As the package passes a text on. */
function asRead(text = ''): string {
  return text.trim().replace(/\r\n?/g, '\n');
}
