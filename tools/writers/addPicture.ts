import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { mostUsefulWidth, readPicture, safely } from '../../lib/check/pictures/pictureFile';
import { requireOrdinaryFiles } from '../../lib/content/contentFiles';
import { pictureFolder, pictureReason, pictureUrlPattern } from '../../lib/schemas/pictures';
import { slugOf } from '../../lib/schemas/slug';
import { argumentsOf, stop } from '../arguments';

const folder = join('content', pictureFolder);

const usage = `npm run add:picture -- FILE [--name NAME]
       npm run add:picture -- URL --name NAME --credit NAME

Copies a picture to ${folder}/: upright, at most ${mostUsefulWidth} pixels wide, without metadata such as the place.

FILE           a JPEG, PNG, WebP or AVIF picture, in quotation marks if its name has spaces
URL            a picture of images.unsplash.com
--name NAME    its name here, such as team-day
--credit NAME  the photographer, as the picture's page says

A picture that is already in ${folder}/ is replaced.`;

const option = { type: 'string' } as const;
const { values, positionals } = argumentsOf(usage, {
  options: { name: option, credit: option },
  positionals: 1,
});
const [source = stop(`Usage: ${usage}`)] = positionals;
const add = /^https?:/.test(source) ? addFromUrl : addFile;
await add(source).catch((error: Error) => stop(`The picture could not be added: ${error.message}`));

/** Copies a picture of the image host, no wider than a picture has to be. */
async function addFromUrl(source: string): Promise<void> {
  const url = source.replace(/[?#].*$/s, '');
  if (!pictureUrlPattern.test(url)) throw new Error(`${url} ${pictureReason(url)}`);
  if (!values.name || !values.credit)
    throw new Error('add --name and, as the page of the picture says it, --credit, each in quotation marks');
  const response = await fetch(`${url}?fm=jpg&q=90&fit=max&w=${mostUsefulWidth}`, {
    redirect: 'error',
  }).catch((error: Error) => {
    throw new Error(`${url} was not reached (${error.message}): check your connection`);
  });
  if (!response.ok)
    throw new Error(`${url} is not available (status ${response.status}): copy its URL again`);
  const temporary = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const file = join(temporary, 'picture.jpg');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    await addFile(file);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

async function addFile(source: string): Promise<void> {
  requireOrdinaryFiles('content');
  const picture = await readPicture(source, { isSource: true }).catch(({ code }) => {
    throw new Error(
      `${source} cannot be opened (${code}): check its name, in quotation marks if it has spaces`,
    );
  });
  if ('reason' in picture) throw new Error(`${source} ${picture.reason}`);
  // Screenshots stay sharp as PNG; all else is a photograph.
  const isPng = picture.format === 'png' || picture.hasAlpha;
  const slug = slugOf(values.name ?? basename(source, extname(source)));
  const target = join(folder, `${slug}.${isPng ? 'png' : 'jpg'}`);
  if (existsSync(target) && resolve(source) !== resolve(target))
    throw new Error(`${target} exists and has not been changed: add --name and another name`);
  const upright = sharp(picture.bytes, safely)
    .autoOrient()
    .resize({ width: mostUsefulWidth, withoutEnlargement: true });
  const encoded = isPng ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 88, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  await mkdir(folder, { recursive: true });
  await writeFile(target, data);
  const kilobytes = Math.ceil(info.size / 1000);
  console.log(
    `Added ${target}: ${info.width} x ${info.height} pixels, ${kilobytes} kB, without metadata.\n\n${lines(basename(target))}`,
  );
}

/** What to paste into content. */
function lines(file: string): string {
  const credit = values.credit && JSON.stringify(`Photo: ${values.credit}, Unsplash`);
  return `At the top of an article:
image: ${file}${credit ? `\nimageCredit: ${credit}` : ''}
In a text, alone on its line:
![What it shows](../${pictureFolder}/${file}${credit ? ` ${credit}` : ''})
In the file of a person (content/people):
picture: ${file}
In a section text of a page:
    picture: ${file}
    imageAlt: What it shows`;
}
