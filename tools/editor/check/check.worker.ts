import { basename } from 'node:path';
import type { PictureSize } from '../../../lib/check/pictures/checkShownPictures';
import { checkEntry, type Entry } from './entryCheck';

/** An entry to check, and whether the other content may have changed since it was read. */
export type Request = { entry: Entry; isFirst: boolean };

let snapshot: Record<string, string> | undefined;

addEventListener('message', async ({ data: { entry, isFirst }, ports }: MessageEvent<Request>) => {
  try {
    if (isFirst || !snapshot) snapshot = await (await fetch('/content.json')).json();
    ports[0]?.postMessage(checkEntry(entry, snapshot ?? {}, await sizesOf(entry.uploads)));
  } catch (error) {
    console.error(error);
    ports[0]?.postMessage(undefined);
  }
});

/** The sizes of the pictures among uploads by name, without those that cannot be read: the form shows that. */
async function sizesOf(uploads: Entry['uploads']): Promise<Map<string, PictureSize>> {
  const sizes = new Map<string, PictureSize>();
  for (const [path, url] of Object.entries(uploads)) {
    const file = await (await fetch(url)).blob();
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (picture) sizes.set(basename(path), picture);
  }
  return sizes;
}
