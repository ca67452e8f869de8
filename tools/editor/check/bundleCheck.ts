import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isPublic, publicationOf } from '../../../lib/content/publication';
import { readContent } from '../../../lib/content/readContent';
import { collections } from '../../collections';
import { bundleOptions } from '../nodeShims';

/** Writes the worker of the content check into the folder of an editor. */
export async function bundleCheck(outdir: string): Promise<void> {
  await build({
    ...bundleOptions,
    entryPoints: { check: 'tools/editor/check/check.worker.ts' },
    outdir,
    // Packages can have a form for pages that needs `document`, which a worker does not have.
    conditions: ['worker'],
    define: { 'process.env.SOURCE_DATE_EPOCH': 'undefined' },
  });
}

/** Writes the documents of a content folder by path, among which entries are checked, into the folder of an editor. */
export async function writeSnapshot(outdir: string, content: string): Promise<void> {
  // Anyone can read the files of the editor, so not drafts and scheduled articles.
  const documents = readContent(content, collections).filter(
    ({ data: { document } }) => document && isPublic(publicationOf(document)),
  );
  const texts = documents.map((file) => [`content${file.path.slice(content.length)}`, String(file)]);
  await writeFile(join(outdir, 'content.json'), JSON.stringify(Object.fromEntries(texts)));
}
