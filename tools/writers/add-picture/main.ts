import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import sharp from 'sharp';
import { mostUsefulWidth, pictureLimits, readPicture, safely } from '../../../lib/check/pictures/pictureFile';
import { requireOrdinaryFiles } from '../../../lib/content/contentFiles';
import { pictureFolder } from '../../../lib/schemas/pictures';
import { slugOf } from '../../../lib/schemas/slug';
import { argumentsOf, stop } from '../../arguments';
import { requirePictureUrl, urlOf, withDownload } from './unsplash';

const folder = join('content', pictureFolder);

const usage = `npm run add:picture -- FILE [--name NAME]
       npm run add:picture -- URL [--name NAME] [--credit NAME]

Copies a picture to ${folder}/: upright, at most ${mostUsefulWidth} pixels wide, without metadata such as the place.

FILE           a JPEG, PNG, WebP or AVIF picture, one at a time, in quotation marks if its name has spaces
URL            a picture of images.unsplash.com; asks for what is missing of --name and --credit
--name NAME    its name here, such as team-day
--credit NAME  the photographer, as the picture's page says

A picture that is already in ${folder}/ is replaced.`;

/** May be at the end of --name. What else follows a full stop belongs to it: `St. Kilda`. */
const pictureExtension = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** The start of a URL, or of `example.com/photo.jpg`. A folder can have such a name, too. */
const startsWithHost = /^(?:https?:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)/i;

/** Only its message is printed, so it must say what to do. */
class InputError extends Error {}

const text = { type: 'string' } as const;
const { values, positionals } = argumentsOf(usage, { options: { name: text, credit: text }, positionals: 1 });
const [file = stop(`Usage: ${usage}`)] = positionals;
await addPicture(file, values).catch((error: Error) =>
  stop(error instanceof InputError ? error.message : `The picture could not be added: ${error.message}`),
);

/** `npm run add:picture`: adds a file, or the picture of a URL. */
async function addPicture(source: string, { name, credit }: typeof values): Promise<void> {
  const url = urlOf(source);
  if (url) return addFromUrl(url, name, credit);
  if (credit !== undefined)
    throw new InputError('--credit is for a picture of images.unsplash.com: leave it out');
  await add(source, { name });
}

/** Copies a picture of the image host, with what a writer needs to name its photographer. */
async function addFromUrl(url: string, givenName?: string, givenCredit?: string): Promise<void> {
  requirePictureUrl(url);
  const name = givenName ?? (await ask('A name for the file, such as team-day', '--name'));
  const credit =
    givenCredit ?? (await ask("The photographer's name, as the picture's page says", '--credit'));
  await withDownload(url, (file) => add(file, { name, credit, given: url }));
}

/** Asks in a terminal. Elsewhere the flag must say it. */
async function ask(question: string, flag: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = process.stdin.isTTY ? await terminal.question(`${question}: `) : '';
  terminal.close();
  if (answer.trim() === '') throw new InputError(`${question}: add ${flag}, in quotation marks`);
  return answer.trim();
}

type Details = { name?: string; credit?: string; given?: string };

/** Adds the file of a picture. `given` is what the writer named, if it was a URL. */
async function add(source: string, { name, credit, given = source }: Details): Promise<void> {
  requireOrdinaryFiles('content');
  const picture = await readPicture(source, { isSource: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new InputError(`${given} ${openReason(code, given)}`);
  });
  if ('reason' in picture) throw new InputError(`${given} ${picture.reason}`);
  // Screenshots stay sharp as PNG; all else is a photograph.
  const isPng = picture.format === 'png' || picture.hasAlpha;
  const isInFolder = await isSameFile(dirname(source), folder);
  // Articles may show it under this name.
  const jpegExtension = isInFolder && source.endsWith('.jpeg') ? 'jpeg' : 'jpg';
  const extension = isPng ? 'png' : jpegExtension;
  const target = join(folder, `${nameOf(source, name)}.${extension}`);
  if ((await identityOf(target)) && !(await isSameFile(source, target)))
    throw new InputError(
      `${target} exists and has not been changed. Choose another name: npm run add:picture -- "${given}" --name another-name`,
    );
  const upright = sharp(picture.bytes, safely)
    .autoOrient()
    .resize({ width: mostUsefulWidth, withoutEnlargement: true });
  const encoded = isPng ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 88, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  // The content check would refuse it, and advise this command.
  const { megabytes } = pictureLimits;
  if (info.size > megabytes * 1e6)
    throw new InputError(
      `${given} has ${(info.size / 1e6).toFixed(1)} MB even at ${info.width} pixels of width, more than ${megabytes} MB: export it as JPEG, or crop it`,
    );
  await mkdir(folder, { recursive: true });
  // Renamed when complete: an interrupted command leaves the picture as it was.
  const unfinished = `${target}.unfinished`;
  await writeFile(unfinished, data);
  // Before the renaming: on a disk that ignores case, removing Desk.jpg afterwards would remove the new desk.jpg.
  const isRenamed = isInFolder && resolve(source) !== resolve(target);
  if (isRenamed) await rm(source);
  await rename(unfinished, target);
  report(target, info, credit);
  if (isRenamed) console.log(`\n${source} is deleted: write ${basename(target)} wherever it was shown.`);
}

function openReason(code: string | undefined, given: string): string {
  if (code === 'ENOENT' && startsWithHost.test(given))
    return 'is not a file here: check the name. If it is a picture of a website, save it and name the file; only those of images.unsplash.com are copied by their URL';
  if (code === 'ENOENT')
    return 'does not exist: check the name, and put it in quotation marks if it has spaces';
  if (code === 'EISDIR') return 'is a folder: name a picture in it';
  return `cannot be opened (${code}): check that you may read it`;
}

function nameOf(source: string, name: string | undefined): string {
  const given =
    name === undefined ? basename(source, extname(source)) : basename(name).replace(pictureExtension, '');
  const letters = given.normalize('NFKD').match(/[a-z0-9]/gi) ?? [];
  if (letters.length === 0)
    throw new InputError('The name needs letters a to z or digits: add --name, such as --name team-day');
  return slugOf(given);
}

async function isSameFile(path: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([identityOf(path), identityOf(other)]);
  return first !== undefined && first === second;
}

/** Equal for two spellings of a path on a disk that ignores case; undefined if nothing is there. */
async function identityOf(path: string): Promise<string | undefined> {
  // Numbers of files on Windows are too large for a number in JavaScript.
  const found = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found && `${found.dev}:${found.ino}`;
}

function report(
  target: string,
  { width, height, size }: { width: number; height: number; size: number },
  credit: string | undefined,
): void {
  const file = basename(target);
  const words = credit && `Photo: ${credit}, Unsplash`;
  console.log(`Added ${target}: ${width} x ${height} pixels, ${Math.ceil(size / 1000)} kB, without metadata.

At the top of an article:
image: ${file}${words ? `\nimageCredit: ${JSON.stringify(words)}` : ''}
In a text, alone on its line:
![What it shows](../${pictureFolder}/${file}${words ? ` ${JSON.stringify(words)}` : ''})
In the file of a person (content/people):
picture: ${file}
In a section text of a page:
    picture: ${file}
    imageAlt: What it shows`);
}
