import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import pMap, { pMapSkip } from 'p-map';
import sharp from 'sharp';
import { allArticles, allVentures } from '#content';
import { readPicture } from '../../../lib/check/pictures/pictureFile';
import { isShown } from '../../../lib/content/publication';
import type { Picture } from '../../../lib/schemas/pictureSources.browser';
import { pictureFolder } from '../../../lib/schemas/pictures';
import { type Rendition, renditionsIn } from '../../../lib/schemas/sectionPictures';
import { authorsOf } from '../../../lib/site/authors.browser';
import { pageDocuments } from '../../../lib/site/documents';
import { peopleBySlug } from '../../../lib/site/peopleWithPage';
import { publishedHtml, publishedPeople } from '../../../lib/site/publishedHtml';
import { describePicture, ownRendition, renditionKey } from '../../../lib/site/renditions';
import { ownPicturesIn } from '../../../lib/site/textPictures';
import { removeOthers, writeIfChanged } from '../../files';
import { encodePicture, encoderVersion } from './encodePicture';

type Options = {
  contentDir?: string;
  publicDir?: string;
  /** Hosts keep .next/cache between builds, so that a picture is encoded once. */
  cacheDir?: string;
  /** What pages read, see lib/site/preparedPictures.ts. */
  manifest?: string;
  /** Leaves out the pictures that cannot be shown, in development. */
  skipsUnshowable?: boolean;
};

/** A picture of content that cannot be shown: the content check has a message about it. */
class UnshowablePicture extends Error {}

/** The pictures of content/pictures/ that the published documents show. */
export function shownRenditions(): Rendition[] {
  const articles = allArticles.filter(isShown);
  const authors = articles.flatMap((article) => authorsOf(article, peopleBySlug));
  const businesses = allVentures.filter(({ status }) => status === 'established');
  return [
    ...publishedHtml().flatMap(ownPicturesIn),
    ...articles.flatMap(({ image, focus }) => ownRendition(image, 'article', focus) ?? []),
    ...authors.flatMap(({ picture, focus }) => ownRendition(picture, 'person', focus) ?? []),
    ...pageDocuments.flatMap(({ sections }) => renditionsIn(sections)),
    ...businesses.flatMap(({ picture }) => ownRendition(picture, 'text') ?? []),
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
    contentDir = 'content',
    publicDir = 'public',
    cacheDir = process.env.PICTURE_CACHE || '.next/cache/pictures',
    manifest = '.generated/pictures.json',
    skipsUnshowable = false,
  }: Options = {},
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  // Pictures side by side use the cores better than the threads of one encoder.
  sharp.concurrency(1);
  const unique = new Map(renditions.map((each) => [renditionKey(each), each]));
  const show = progressOf('Preparing the pictures', unique.size);
  const prepare = async ([key, rendition]: [string, Rendition]) => {
    try {
      return [key, await encoded(rendition, contentDir, cacheDir)] as const;
    } catch (error) {
      if (skipsUnshowable && error instanceof UnshowablePicture) return pMapSkip;
      throw error;
    } finally {
      show();
    }
  };
  const prepared = await pMap(unique, prepare, { concurrency: availableParallelism() });
  await publish(new Map(prepared.map(([, { folder, picture }]) => [picture.path, folder])), publicDir);
  const list = Object.fromEntries(prepared.map(([key, { picture }]) => [key, picture]));
  await writeIfChanged(manifest, JSON.stringify(list));
}

/** A function that counts in a terminal how much of a task is done. */
function progressOf(task: string, total: number) {
  let done = 0;
  return () => {
    done += 1;
    const end = done === total ? '\n' : '';
    if (process.stderr.isTTY) process.stderr.write(`\r${task}: ${done} of ${total}${end}`);
  };
}

/** Encodes a rendition, unless the cache has it. Its path changes with its content, so browsers may keep it. */
async function encoded(rendition: Rendition, contentDir: string, cacheDir: string) {
  const { file, shape, focus = '' } = rendition;
  const source = join(contentDir, pictureFolder, file);
  const bytes = await readFile(source).catch((cause: NodeJS.ErrnoException) => {
    throw new UnshowablePicture(`${source} cannot be opened (${cause.code})`, { cause });
  });
  // A file's extension must fit its bytes.
  const key = JSON.stringify([extname(file), encoderVersion, shape, focus]);
  const hash = createHash('sha256').update(key).update(bytes).digest('hex').slice(0, 10);
  const folder = join(cacheDir, hash);
  const description = join(folder, 'picture.json');
  if (!existsSync(description)) await encodeInto(folder, source, rendition);
  const described = JSON.parse(await readFile(description, 'utf8'));
  const path = `/${pictureFolder}/${basename(file, extname(file))}-${hash}`;
  return { folder, picture: { path, ...described } as Picture };
}

async function encodeInto(folder: string, source: string, rendition: Rendition): Promise<void> {
  const picture = await readPicture(source);
  if ('reason' in picture) throw new UnshowablePicture(`${source} ${picture.reason}`);
  const files = await encodePicture(picture, rendition);
  // Renamed when complete: a build that is stopped leaves no half of an entry, and two builds do not share one.
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  for (const { name, data } of files) await writeFile(join(unfinished, `file${name}`), data);
  await writeFile(join(unfinished, 'picture.json'), JSON.stringify(describePicture(picture, rendition)));
  await rename(unfinished, folder).catch(async (error) => {
    // Another has finished it first, and may be copying its files.
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/** Copies the files of the cache to their paths in public/, and removes all others: a draft's picture must not stay public. */
async function publish(folders: ReadonlyMap<string, string>, publicDir: string): Promise<void> {
  const target = join(publicDir, pictureFolder);
  await mkdir(target, { recursive: true });
  const wanted = new Map<string, string>();
  for (const [path, folder] of folders)
    for (const name of await readdir(folder))
      if (name.startsWith('file'))
        wanted.set(`${basename(path)}${name.slice('file'.length)}`, join(folder, name));
  await removeOthers(target, wanted.keys());
  // Names contain a hash, so that a file which is there is the same.
  for (const [name, file] of wanted) await cp(file, join(target, name), { force: false });
}
