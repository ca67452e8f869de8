import type { CustomFieldControlProps } from '@sveltia/cms';
import { downloadsFolder } from '../../../lib/schemas/downloads';
import { noteUpload } from '../uploads';
import type { Question } from './buttons';

/** Opens the package's dialog for files. */
export type PickFile = CustomFieldControlProps['pickFile'];

/** The path of a file that the writer chooses or uploads; undefined if none is chosen. */
export async function pickFrom(pickFile: PickFile, { from, accept }: Question): Promise<string | undefined> {
  const isDownload = from === 'downloads';
  // The styles of the page show one folder or the other.
  document.body.dataset.picks = from;
  const observer = keepFolderOpen(isDownload);
  try {
    const kind = isDownload ? 'file' : 'image';
    const picked = await pickFile({ kind, accept, allowURL: !isDownload });
    const file = Array.isArray(picked) ? picked[0] : picked;
    if (file?.file instanceof File) noteUpload(file.value, file.file.name);
    return file?.value;
  } finally {
    observer.disconnect();
    delete document.body.dataset.picks;
  }
}

/**
 * Opens the folder of the downloads or that of the pictures whenever the other is open. The dialog of the package starts
 * with the pictures, or with the folder that was open before.
 */
function keepFolderOpen(isDownload: boolean): MutationObserver {
  const [downloads, pictures] = [`default-assets:${downloadsFolder}`, 'default-collection'];
  const [own, other] = isDownload ? [downloads, pictures] : [pictures, downloads];
  const optionOf = (name: string) => document.querySelector<HTMLElement>(`dialog[open] [name="${name}"]`);
  const observer = new MutationObserver(() => {
    if (optionOf(other)?.ariaSelected === 'true') optionOf(own)?.click();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return observer;
}
