import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argumentsOf, stop } from '../arguments';
import { claimFolder } from './claimFolder';
import { compileContent } from './compileContent';
import { setEnvironment } from './environment';

process.exitCode = await build();

/** `npm run build`: turns content/ into the site in out/. Returns the exit code. */
async function build(): Promise<number> {
  argumentsOf('npm run build');
  const problem = claimFolder('npm run build');
  if (problem) stop(problem);
  setEnvironment('.', 'production');

  // 1. Check the content while Contentlayer compiles it on another core, which takes longer: so load everything else
  //    once it has started. If both fail, print only the check's messages: they name the line and say what to do.
  const compiling = compileContent();
  const { contentCheck } = await import('../check-content/contentCheck');
  const checkCode = await contentCheck();
  if (checkCode !== 0) {
    await compiling;
    return checkCode;
  }

  // 2. Generate the drawings, icons and frame script, which do not need the compiled content.
  const { writeAssets } = await import('./assets');
  await writeAssets();
  const { code: compileCode, output } = await compiling;
  process.stdout.write(output);
  if (compileCode !== 0) return compileCode;

  // 3. Prepare our own pictures and copy the files that texts link to. All modules that read the compiled content or the
  //    list of pictures when they load are imported here.
  const { shownRenditions, writePictures } = await import('./pictures/writePictures');
  await writePictures(shownRenditions());
  const { writeDownloads } = await import('./writeDownloads');
  await writeDownloads();

  // 4. Export every page to .export/ with Next.js.
  const next = ['node_modules/next/dist/bin/next', 'build'];
  const [exportCode] = await once(spawn(process.execPath, next, { stdio: 'inherit' }), 'close');
  if (exportCode !== 0) return exportCode ?? 1;

  // 5. Post-process the pages while the Open Graph images are drawn.
  const { postProcess } = await import('./post-process/postProcess');
  const { writeOpenGraphImages } = await import('./openGraphImages');
  await Promise.all([postProcess('.export'), writeOpenGraphImages('public/drawings', '.export')]);

  // 6. Write the files that hosts read, and move .export/ to out/.
  const { publish } = await import('./publish');
  await publish('.');
  return 0;
}
