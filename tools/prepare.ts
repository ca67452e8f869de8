import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { writeDrawings } from './drawings';

/** The script that FrameScript prints into every page. */
async function prepareFrameScript() {
  const { outputFiles } = await build({
    entryPoints: ['components/frame/frame.client.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    write: false,
  });
  await mkdir('.generated', { recursive: true });
  await writeFile('.generated/frame.js', (outputFiles[0]?.text ?? '').trim());
}

await Promise.all([
  prepareFrameScript(),
  writeDrawings({ contentDir: 'content', outDir: 'public/drawings' }),
]);
