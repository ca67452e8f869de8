import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { writeDrawings } from './drawings';
import { writeFonts } from './fonts';
import { writeIcons } from './icons';
import { writeLists } from './lists';
import { planPages } from './pages/plan';
import { writeSharePictures } from './share/write';

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

const drawingsDir = 'public/drawings';

await Promise.all([
  prepareFrameScript(),
  writeDrawings({ contentDir: 'content', outDir: drawingsDir }),
  writeFonts({ textDirs: ['content', 'components', 'app'], outDir: '.generated/fonts' }),
  writeIcons({ outDir: 'public/icons' }),
  writeLists({ publicDir: 'public' }),
]);
await Promise.all([
  planPages(),
  writeSharePictures({ drawingsDir, outDir: 'public/share', cacheDir: '.cache' }),
]);
