import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articles } from '../../lib/articles';
import { articlePath } from '../../lib/urls';

/**
 * Writes `_redirects`, as Netlify and Cloudflare Pages read it: a 301 for every former address of an article.
 * A host that puts an existing file first serves the page there, which leads on at once as well.
 */
export async function writeRedirects(outDir: string): Promise<void> {
  const lines = articles.flatMap(({ slug, aliases }) =>
    aliases.map((alias) => `${articlePath(alias)} ${articlePath(slug)} 301\n`),
  );
  await writeFile(join(outDir, '_redirects'), lines.join(''));
}
