/**
 * A file of the repository. If the package has no `fileObj` of it, it replaces the path in `url` by a `blob:` URL once it has
 * read the file, and revokes that again, for example when the dialog that lists the files closes.
 */
export type Asset = { url: string; fileObj?: Blob };

/** Finds a file by its path from the root, such as `/content/pictures/team-day.jpg`: a new document has no path yet. */
export type FindAsset = (path: string) => Asset | undefined;

/** How often and how long to look whether a file has been read, in milliseconds. A large one comes from GitHub. */
const [interval, timeout] = [50, 30_000];

/** The bytes of a file; undefined if there is no such file, or it cannot be read. */
export async function bytesOf(asset: Asset | undefined): Promise<Blob | undefined> {
  if (asset?.fileObj) return asset.fileObj;
  for (let waited = 0; asset && waited < timeout; waited += interval) {
    if (asset.url.startsWith('blob:'))
      return fetch(asset.url).then(
        (response) => response.blob(),
        () => undefined,
      );
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return undefined;
}
