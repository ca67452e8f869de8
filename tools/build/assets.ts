import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { writeDrawings } from './drawings/drawings';
import { writeIcons } from './icons';
import { scriptTargets } from './post-process/browserTargets';

/** Writes the assets that do not depend on Contentlayer. */
export async function writeAssets(): Promise<void> {
  await mkdir('.generated', { recursive: true });
  await Promise.all([writeFrameScript(), writeDrawings({}), writeIcons()]);
}

/** The script that FrameScript inlines in every page. */
async function writeFrameScript(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['components/frame/frame.client.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: scriptTargets,
    write: false,
  });
  await writeFile('.generated/frame.js', (outputFiles[0]?.text ?? '').trim());
}
