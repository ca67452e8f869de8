import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { allArticles, allVentures } from '#content';
import { readPicture } from '../../../lib/check/pictures/pictureFile';
import { isShown } from '../../../lib/content/publication';
import type { Picture } from '../../../lib/schemas/pictureSources.browser';
import { pictureFolder } from '../../../lib/schemas/pictures';
import type { Rendition } from '../../../lib/schemas/sectionPictures';
import { renditionsIn } from '../../../lib/schemas/sectionPictures';
import { authorsOf } from '../../../lib/site/authors.browser';
import { pageDocuments } from '../../../lib/site/documents';
import { peopleBySlug } from '../../../lib/site/peopleWithPage';
import { publishedHtml, publishedPeople } from '../../../lib/site/publishedHtml';
import { describePicture, ownRendition, renditionKey } from '../../../lib/site/renditions';
import { ownPicturesIn } from '../../../lib/site/textPictures';
import { removeOthers, writeIfChanged } from '../../files';
import { progressOn } from '../../progress';
import { renditionsOf } from './documentRenditions';
import { encodePicture, encoderVersion } from './encodePicture';

type Options = {
  contentDir: string;
  publicDir: string;
  /** Hosts keep .next/cache between builds, so that a picture is encoded once. */
  cacheDir?: string;
  /** A cache of several checkouts, whose encoders may differ. In place of `cacheDir`. */
  sharedCacheDir?: string;
  /** What pages read, see lib/site/preparedPictures.ts. */
  manifest?: string;
  /** Leaves out the pictures that cannot be shown, in development. */
  skipsUnshowable?: boolean;
};

/** A picture of content that cannot be shown: the content check has a message about it. */
class UnshowablePicture extends Error {}

/** The pictures of content/pictures/ that the published documents show. */
export function shownRenditions(): Rendition[] {
  return [
    ...publishedHtml().flatMap(ownPicturesIn),
    ...allArticles
      .filter(isShown)
      .flatMap((article) => renditionsOf(article, authorsOf(article, peopleBySlug))),
    ...pageDocuments.flatMap(({ sections }) => renditionsIn(sections)),
    ...allVentures
      .filter(({ status }) => status === 'established')
      .flatMap(({ picture }) => ownRendition(picture, 'text') ?? []),
    ...publishedPeople.flatMap(({ picture, focus }) => ownRendition(picture, 'portrait', focus) ?? []),
  ];
}

/**
 * Writes the files of our own pictures to public/pictures/, without those of unpublished documents, and their list.
 * Throws at a picture that cannot be shown, unless it is to be skipped.
 */
export async function writePictures(
  renditions: readonly Rendition[],
  {
    contentDir,
    publicDir,
    cacheDir = '.next/cache/pictures',
    sharedCacheDir = process.env.PICTURE_CACHE,
    manifest = '.generated/pictures.json',
    skipsUnshowable = false,
  }: Options,
): Promise<void> {
  const cache = join(sharedCacheDir || cacheDir, hashOf(encoderVersion));
  await mkdir(cache, { recursive: true });
  // What other versions of the encoder have left would only take room.
  if (!sharedCacheDir) await removeOthers(cacheDir, [basename(cache)]);
  const unique = [...new Map(renditions.map((each) => [renditionKey(each), each]))];
  const encodings: Encodings = new Map();
  const results = await withProgress(unique, ([key, rendition]) =>
    prepare(rendition, { contentDir, cache, encodings })
      .then((result) => [key, result] as const)
      .catch((error) => {
        if (skipsUnshowable && error instanceof UnshowablePicture) return undefined;
        throw error;
      }),
  );
  const prepared = results.filter((result) => result !== undefined);
  await publish(
    prepared.map(([, { picture, folder }]) => ({ picture, folder })),
    publicDir,
  );
  const list = Object.fromEntries(prepared.map(([key, { picture }]) => [key, picture]));
  await writeIfChanged(manifest, JSON.stringify(list));
}

async function withProgress<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const progress = progressOn(process.stderr, 'Preparing the pictures');
  // Pictures side by side use the cores better than the threads of one encoder.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  let done = 0;
  const count = async (item: Item) => {
    const result = await work(item);
    done += 1;
    progress.show(done, items.length);
    return result;
  };
  try {
    return await pMap(items, count, { concurrency: availableParallelism() });
  } finally {
    progress.clear();
    sharp.concurrency(threads);
  }
}

type Prepared = { picture: Picture; folder: string };

/** By the folder of the cache that each writes: two files with the same bytes and extension have one. */
type Encodings = Map<string, Promise<void>>;

/** Encodes a rendition, unless the cache has it. Its path changes with its content, so browsers may keep it. */
async function prepare(
  rendition: Rendition,
  { contentDir, cache, encodings }: { contentDir: string; cache: string; encodings: Encodings },
): Promise<Prepared> {
  const { file, shape, focus } = rendition;
  const source = join(contentDir, pictureFolder, file);
  const bytes = await readFile(source).catch((cause: NodeJS.ErrnoException) => {
    throw new UnshowablePicture(`${source} cannot be opened (${cause.code})`, { cause });
  });
  // A file's extension must fit its bytes.
  const content = createHash('sha256').update(extname(file)).update(bytes).digest('hex');
  const hash = hashOf(content, encoderVersion, shape, focus ?? '');
  const path = `/${pictureFolder}/${file.slice(0, -extname(file).length)}-${hash}`;
  const folder = join(cache, hash);
  const description = join(folder, 'picture.json');
  if (!encodings.has(folder) && !existsSync(description))
    encodings.set(folder, encodeInto(folder, { source, rendition }));
  await encodings.get(folder);
  const described = JSON.parse(await readFile(description, 'utf8'));
  return { picture: { path, ...described }, folder };
}

async function encodeInto(
  folder: string,
  { source, rendition }: { source: string; rendition: Rendition },
): Promise<void> {
  const picture = await readPicture(source);
  if ('reason' in picture) throw new UnshowablePicture(`${source} ${picture.reason}`);
  const files = await encodePicture(picture, rendition);
  const description = JSON.stringify(describePicture(picture, rendition));
  // Renamed when complete: a build that is stopped leaves no half of an entry, and two builds do not share one.
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await Promise.all(files.map(({ name, data }) => writeFile(join(unfinished, `file${name}`), data)));
  await writeFile(join(unfinished, 'picture.json'), description);
  await rename(unfinished, folder).catch(async () => {
    // Another build with this cache has finished it first, and may be copying its files.
    if (existsSync(join(folder, 'picture.json'))) return rm(unfinished, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  });
}

/** Copies the files to public/, and removes all others: a draft's picture must not stay public. */
async function publish(prepared: readonly Prepared[], publicDir: string): Promise<void> {
  const target = join(publicDir, pictureFolder);
  await mkdir(target, { recursive: true });
  const copies = await Promise.all(
    prepared.map(async ({ picture, folder }) => {
      const files = (await readdir(folder)).filter((name) => name.startsWith('file'));
      return files.map((name) => ({
        from: join(folder, name),
        to: join(publicDir, `${picture.path}${name.slice('file'.length)}`),
      }));
    }),
  );
  const wanted = new Map(copies.flat().map(({ from, to }) => [to, from]));
  const names = [...wanted.keys()].map((path) => basename(path));
  await removeOthers(target, names);
  await pMap(wanted, ([to, from]) => copyIfMissing(from, to), { concurrency: 16 });
}

/** Names contain a hash, so a file of the same size is the same, and not half of it. */
async function copyIfMissing(from: string, to: string): Promise<void> {
  const existing = await stat(to).catch(() => undefined);
  if (existing?.size !== (await stat(from)).size) await copyFile(from, to);
}

function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex').slice(0, 10);
}
