import concurrently from 'concurrently';
import { contentCheck } from '../check-content/contentCheck';
import { watchContent } from '../check-content/watchContent';
import { hostFor, portFor } from '../hosting/listen';
import { compileContent } from './compileContent';
import { noteDevServer } from './devServer';
import { setEnvironment } from './environment';
import { watchAssets } from './watchAssets';

process.exitCode = await dev();

/**
 * `npm run dev`: serves the site with hot reloading. Contentlayer, the content check and watchAssets.ts watch the content.
 * Returns the exit code.
 */
async function dev(): Promise<number> {
  setEnvironment('.', 'development');
  const options = { script: 'dev', defaultPort: 3000, takesHost: true };
  const port = portFor(options);
  const host = hostFor(options);
  noteDevServer();
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
  const stopWatching = await Promise.all([watchContent(), watchAssets()]);
  const { result } = concurrently(
    [
      { name: 'content', command: 'contentlayer2 dev' },
      { name: 'site', command: `next dev --port ${port} --hostname ${host}` },
    ],
    { killOthersOn: ['failure', 'success'], prefix: 'name' },
  );
  return result
    .then(
      () => 0,
      () => 1,
    )
    .finally(() => Promise.all(stopWatching.map((stop) => stop())));
}
