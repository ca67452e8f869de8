import concurrently from 'concurrently';
import { contentCheck } from '../check-content/contentCheck';
import { watchContent } from '../check-content/watchContent';
import { compileContent } from './compileContent';
import { setEnvironment } from './environment';

process.exitCode = await dev();

/**
 * `npm run dev`: serves the site with hot reloading. Contentlayer, the content check and devAssets.ts watch content/.
 * Returns the exit code.
 */
async function dev(): Promise<number> {
  setEnvironment('.', 'development');
  // Errors do not stop it while the content compiles.
  const checkCode = await contentCheck([]);
  const { code, output } = await compileContent();
  if (code !== 0) {
    if (checkCode === 0) console.error(output);
    console.error('\nThe content does not compile. Correct the errors above, then run "npm run dev" again.');
    return 1;
  }
  // The first page needs all generated files. Imported here because it reads the compiled content.
  await import('./devAssets');
  const stopWatching = await watchContent();
  const { result } = concurrently(
    [
      { name: 'content', command: 'contentlayer2 dev' },
      {
        name: 'drawings',
        command:
          'tsx watch --clear-screen=false --include "content/**/*.yaml" --include "content/files/*" tools/build/devAssets.ts',
      },
      { name: 'site', command: `next dev --port ${process.env.PORT ?? 3000}` },
    ],
    { killOthersOn: ['failure', 'success'], prefix: 'name' },
  );
  return result
    .then(
      () => 0,
      () => 1,
    )
    .finally(stopWatching);
}
