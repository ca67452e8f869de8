import concurrently from 'concurrently';
import { contentCheck } from './check-content/contentCheck';
import { compileContent } from './compileContent';

/**
 * `npm run dev`: Contentlayer follows content/, the drawings and the frame's script follow their sources, and
 * Next.js shows every change without a reload.
 */
async function dev(): Promise<number> {
  // The check says what is wrong in a writer's words. What the site can still be built from is shown all the same.
  const fault = await contentCheck([]);
  const { code, output } = await compileContent();
  if (code !== 0) {
    if (fault === 0) console.error(output);
    console.error('\nThe content does not compile, so there is nothing to show yet.');
    return 1;
  }
  // The first page needs all of it at once.
  const [{ prepareAssets }, { prepareContent }] = await Promise.all([
    import('./prepareAssets'),
    import('./prepareContent'),
  ]);
  await prepareAssets();
  await prepareContent();
  const { result } = concurrently(
    [
      { name: 'content', command: 'contentlayer2 dev' },
      {
        name: 'drawings',
        command: 'tsx watch --clear-screen=false --include "content/**/*.yaml" tools/prepare.ts',
      },
      { name: 'site', command: `next dev --port ${process.env.PORT ?? 3000}` },
    ],
    { killOthersOn: ['failure', 'success'], prefix: 'name' },
  );
  return result.then(
    () => 0,
    () => 1,
  );
}

process.exitCode = await dev();
