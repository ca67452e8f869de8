import { appendFile, readFile } from 'node:fs/promises';
import { publishedUrlsFile } from '../lib/check/publishedUrls';
import { allPages } from '../lib/pages';

/**
 * Adds the addresses of the site as it is now to the list of released ones, which the content check
 * keeps alive from then on. Run it when a version has gone public; adding an article never needs it.
 */
async function release() {
  const path = `content/${publishedUrlsFile}`;
  const list = await readFile(path, 'utf8');
  const released = new Set(list.split(/\r?\n/));
  const added = allPages.map((page) => page.path).filter((address) => !released.has(address));
  const end = list === '' || list.endsWith('\n') ? '' : '\n';
  if (added.length > 0) await appendFile(path, `${end}${added.join('\n')}\n`);
  console.log(
    `${path}: ${added.length} added${added.length ? `\n${added.join('\n')}` : ', the list was complete'}.`,
  );
}

await release();
