/** A file of the repository: the package replaces the path in `url` by a `blob:` URL once it has read the file. */
export type Asset = { url: string };

/** Finds a file by its path from the root, such as `/content/pictures/team-day.jpg`: a new document has no path yet. */
export type FindAsset = (path: string) => Asset | undefined;

/** How often and how long to look whether a file has been read, in milliseconds. A large one comes from GitHub. */
const [interval, timeout] = [50, 30_000];

/** The `blob:` URL of a file; undefined if there is no such file, or it cannot be read. */
export async function blobUrlOf(asset: Asset | undefined): Promise<string | undefined> {
  for (let waited = 0; asset && waited < timeout; waited += interval) {
    if (asset.url.startsWith('blob:')) return asset.url;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return undefined;
}
