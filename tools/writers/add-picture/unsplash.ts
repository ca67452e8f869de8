import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mostUsefulWidth } from '../../../lib/check/pictures/pictureFile';
import { pictureReason, pictureUrlPattern } from '../../../lib/schemas/pictures';
import { withTemporaryFolder } from '../../files';

const timeoutMs = 60_000;

/** The URL of the image host that the source of a picture is, also without the `https://` that browsers hide; undefined for a file. */
export function urlOf(source: string): string | undefined {
  const [, path] = /^(?:https?:\/\/)?((?:[\w-]+\.)?unsplash\.com\/.*)$/is.exec(source) ?? [];
  return path && `https://${path}`;
}

/** Throws a sentence about a URL that is not one of a picture of the image host. It may have a query, as "Copy image address" gives it. */
export function requirePictureUrl(url: string): void {
  if (!pictureUrlPattern.test(withoutQuery(url))) throw new Error(`${url} ${pictureReason(url)}`);
}

/**
 * Downloads a picture of the image host as JPEG, no wider than a picture has to be, and calls `use` with its temporary
 * file. Throws a sentence about the URL if it fails.
 */
export async function withDownload(url: string, use: (file: string) => Promise<void>): Promise<void> {
  const bytes = await bytesOf(`${withoutQuery(url)}?fm=jpg&q=90&fit=max&w=${mostUsefulWidth}`);
  await withTemporaryFolder(async (folder) => {
    const file = join(folder, 'picture.jpg');
    await writeFile(file, bytes);
    await use(file);
  });
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const options = { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(url, options).catch((error: Error) => {
    throw new Error(
      `${url} was not reached (${error.message}): check your connection, or save the picture in a browser and name the file`,
    );
  });
  if (!response.ok)
    throw new Error(
      `${url} does not exist or is not available (status ${response.status}): copy its URL again`,
    );
  return response.bytes();
}
