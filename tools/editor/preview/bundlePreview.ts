import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeDrawings } from '../../build/drawings/drawings';
import { readCompany } from '../../readCompany';
import { bundleOptions } from '../nodeShims';

/** Writes the preview's worker, and the fonts and drawings of a content folder, into the folder of the editor. */
export async function bundlePreview(folder: string, contentDir: string): Promise<void> {
  for (const name of ['fonts', 'icons.svg'])
    await cp(join('public', name), join(folder, name), { recursive: true });
  await writeDrawings({ contentDir, outDir: join(folder, 'drawings') });
  const { delivery } = readCompany(contentDir).values;
  await build({
    ...bundleOptions,
    entryPoints: { preview: 'tools/editor/preview/preview.worker.ts' },
    outdir: folder,
    alias: replaced,
    conditions: ['worker'],
    // For a function of styled-components that only servers call.
    external: ['stream'],
    define: {
      'process.env.NODE_ENV': '"production"',
      // The preview gets only what it may show: the day on which it would be published does not matter.
      'process.env.SOURCE_DATE_EPOCH': '"99999999999"',
      'process.env': '{}',
      // Forms have no field for it.
      SETTINGS: JSON.stringify({ delivery }),
    },
  });
}

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The files for what the site's modules import of a build, of Next.js, and of other packages for servers. */
const replaced: Record<string, string> = {
  '#content': beside('compiled.ts'),
  '#pictures': beside('shownPictures.ts'),
  'next/navigation': beside('pagePath.ts'),
  // Its build for browsers writes into a document, which a worker does not have.
  'styled-components': join(
    dirname(beside(import.meta.resolve('styled-components'))),
    'styled-components.esm.js',
  ),
};
