import type { CustomFieldControlProps } from '@sveltia/cms';
import { downloadsFolder, downloadTypes } from '../../../lib/schemas/downloads';
import { pictureTypes } from '../../../lib/schemas/pictures';

/** Opens the package's dialog for files. */
export type PickFile = CustomFieldControlProps['pickFile'];

type Folder = 'pictures' | 'downloads';

/** The path of a file that the writer chooses or uploads; undefined if none is chosen. */
export async function pickFrom(pickFile: PickFile, folder: Folder): Promise<string | undefined> {
  // The styles of the page show one folder or the other.
  document.body.dataset.picks = folder;
  const observer = keepFolderOpen(folder);
  try {
    const picked = await pickFile(
      folder === 'pictures'
        ? { kind: 'image', accept: pictureTypes }
        : { kind: 'file', accept: [...downloadTypes.keys()].join(), allowURL: false },
    );
    const file = Array.isArray(picked) ? picked[0] : picked;
    // The package gives the path of a file in the repository, not the one beside a document.
    return file?.value.replace(/^\/content\//, '../');
  } finally {
    observer.disconnect();
    delete document.body.dataset.picks;
  }
}

/** Opens the folder whenever the other is open: the package starts with the pictures, or the one that was open before. */
function keepFolderOpen(folder: Folder): MutationObserver {
  const names = { pictures: 'default-collection', downloads: `default-assets:${downloadsFolder}` };
  const other = names[folder === 'pictures' ? 'downloads' : 'pictures'];
  const optionOf = (name: string) => document.querySelector<HTMLElement>(`dialog[open] [name="${name}"]`);
  const observer = new MutationObserver(() => {
    if (optionOf(other)?.ariaSelected === 'true') optionOf(names[folder])?.click();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return observer;
}
