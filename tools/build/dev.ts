import concurrently from 'concurrently';
import { contentCheck } from '../check-content/contentCheck';
import { compileContent } from './compileContent';

process.exitCode = await dev();

/**
 * `npm run dev`: the site while you write. Contentlayer watches content/, the generated files follow their sources,
 * and Next.js shows every change without a reload. Returns the exit code.
 */
async function dev(): Promise<number> {
  // Only reports: the site is shown as long as the content compiles.
  const checkCode = await contentCheck([]);
  const { code, output } = await compileContent();
  if (code !== 0) {
    if (checkCode === 0) console.error(output);
    console.error('\nThe content does not compile, so there is nothing to show yet.');
    return 1;
  }
  // The first page needs all generated files. Imported late: these modules read the compiled content.
  await import('./prepare');
  const { result } = concurrently(
    [
      { name: 'content', command: 'contentlayer2 dev' },
      {
        name: 'drawings',
        command: 'tsx watch --clear-screen=false --include "content/**/*.yaml" tools/build/prepare.ts',
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
