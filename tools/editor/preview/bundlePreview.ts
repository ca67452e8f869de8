import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { z } from 'zod';
import { company } from '../../../lib/schemas/company';
import { metaOf } from '../../../lib/schemas/meta';
import { componentIds } from '../../build/componentIdsPlugin';
import { readShapes, writeDrawings } from '../../build/drawings/writeDrawings';
import { readCompany } from '../../readCompany';
import { bundleOptions } from '../bundleOptions';
import { nodeShims } from '../nodeShims';
import type { Settings } from './content';
import { alias, siteModule } from './siteModule';

/** Writes the preview's code, and the fonts and drawings of a content folder, into the folder of the editor. */
export async function bundlePreview(folder: string, contentDir: string): Promise<void> {
  for (const name of ['fonts', 'icons.svg'])
    await cp(join('public', name), join(folder, name), { recursive: true });
  const drawings = await writeDrawings({ contentDir, outDir: join(folder, 'drawings') });
  await build({
    ...bundleOptions,
    entryPoints: { preview: 'tools/editor/preview/preview.client.ts' },
    outdir: folder,
    alias,
    // For a function of styled-components that only servers call.
    external: ['stream'],
    plugins: [siteModule, componentIds, serverStyles, nodeShims],
    define: {
      'process.env.NODE_ENV': '"production"',
      // The preview gets only what it may show: the day on which it would be published does not matter.
      'process.env.SOURCE_DATE_EPOCH': '"99999999999"',
      'process.env': '{}',
      DELIVERS_INQUIRIES: 'true',
      SETTINGS: JSON.stringify(settingsIn(contentDir)),
      DRAWINGS: JSON.stringify(drawings),
      SHAPES: JSON.stringify(await readShapes()),
    },
  });
}

/** The build of styled-components that writes styles as text, and not into the document of the editor. */
const serverStyles: Plugin = {
  name: 'server-styles',
  setup({ onLoad, onResolve }) {
    const folder = dirname(fileURLToPath(import.meta.resolve('styled-components')));
    const path = join(folder, 'styled-components.esm.js');
    onResolve({ filter: /^styled-components$/ }, () => ({ path, namespace: 'server-styles' }));
    onLoad({ filter: /.*/, namespace: 'server-styles' }, async () => ({
      contents: (await readFile(path, 'utf8')).replaceAll('typeof window', '"undefined"'),
      resolveDir: folder,
    }));
  },
};

/** The facts about the group that forms do not have. Throws if the file cannot be read. */
function settingsIn(contentDir: string): Settings {
  const shape: Record<string, z.ZodType> = company.shape;
  const fields = Object.entries(readCompany(contentDir).values);
  return Object.fromEntries(fields.filter(([name]) => shape[name] && metaOf(shape[name]).isSetting));
}
