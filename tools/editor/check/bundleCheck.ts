import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig, EntryCollection, FileCollection } from '@sveltia/cms';
import { build } from 'esbuild';
import { listContent } from '../../../lib/content/contentFiles';
import { bundleOptions } from '../bundleOptions';
import { nodeShims } from '../nodeShims';

/**
 * Writes the worker of the content check into a folder. It checks entries together with these files of content/, by path, which the editor does not read.
 */
export async function bundleCheck(outdir: string, filesWithoutForm: Record<string, string>): Promise<void> {
  await build({
    ...bundleOptions,
    entryPoints: { check: 'tools/editor/check/check.worker.ts' },
    outdir,
    plugins: [nodeShims],
    // Packages can have a form for pages that needs `document`, which a worker does not have.
    conditions: ['worker'],
    define: {
      FILES_WITHOUT_FORM: JSON.stringify(filesWithoutForm),
      'process.env.SOURCE_DATE_EPOCH': 'undefined',
    },
  });
}

/** The text files of a content folder that no form edits, by path in the repository. */
export function filesWithoutForm(
  folder: string,
  { collections = [] }: Pick<CmsConfig, 'collections'>,
): Record<string, string> {
  const withForm = (collections as (EntryCollection & Partial<FileCollection>)[]).flatMap(
    ({ folder, files }) => files?.map(({ file }) => file) ?? [`${folder}/`],
  );
  const files = listContent(folder)
    .names.filter((name) => /\.(?:md|ya?ml|txt)$/.test(name))
    .map((name) => [`content/${name}`, join(folder, name)] as const)
    .filter(([path]) => !withForm.some((own) => path.startsWith(own)));
  return Object.fromEntries(files.map(([path, file]) => [path, readFileSync(file, 'utf8')]));
}
