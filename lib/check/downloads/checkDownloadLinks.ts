import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../../content/document';
import { addError } from '../../content/messages';
import { decoded } from '../../schemas/decoded';
import { didYouMean } from '../../schemas/didYouMean';
import { downloadName, downloadsFolder, downloadUrl } from '../../schemas/downloads';

/** Adds an error for each link to a file that is not among these names of content/files/. Returns every name in a link. */
export function checkDownloadLinks(documents: readonly VFile[], names: readonly string[]): Set<string> {
  const used = new Set<string>();
  for (const file of documents) {
    for (const { url, place } of documentOf(file).links) {
      const [, name = ''] = new RegExp(`^\\.\\./${downloadsFolder}/(.*)$`, 's').exec(url) ?? [];
      if (!name) continue;
      const decodedName = decoded(name);
      used.add(decodedName).add(withoutEnd(decodedName));
      const reason = linkReason(decodedName, names);
      if (reason) addError(file, place, reason, 'no-broken-links');
    }
    for (const { text: name, place } of markedFields(documentOf(file), 'isDownload')) {
      used.add(name);
      const reason = names.includes(name) ? undefined : missingReason(name, names);
      if (reason && downloadName.test(name)) addError(file, place, `file: ${reason}`, 'no-broken-links');
    }
  }
  return used;
}

function linkReason(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name))
    return downloadUrl.test(`../${downloadsFolder}/${name}`) ? undefined : badName(name);
  const plain = withoutEnd(name);
  if (names.includes(plain)) return `a link to a file ends with its name: delete ${name.slice(plain.length)}`;
  return missingReason(name, names, `../${downloadsFolder}/`);
}

/** A name without what a URL can have behind it, such as `#page=2`. */
function withoutEnd(name: string): string {
  return name.replace(/[?#].*/s, '');
}

/** What is wrong with the name of a missing file; the document has to write `path` in front of another. */
function missingReason(name: string, names: readonly string[], path = ''): string {
  const fix = didYouMean(name, names, `add it there, or correct the ${path ? 'link' : 'name'}`, path);
  return `there is no file content/${downloadsFolder}/${name}: ${fix}`;
}

/** The file itself has a message about its name. */
function badName(name: string): string {
  return `visitors cannot download ${name}: rename the file as the message about it says, and change this link`;
}
