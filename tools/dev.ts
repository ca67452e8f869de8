import { execSync } from 'node:child_process';
import concurrently from 'concurrently';

/**
 * The site while it is being written: Contentlayer follows content/, the drawings and the frame's
 * script follow their sources, and Next.js shows every change without a reload.
 */
// The first page asks for all of it at once.
execSync('npm run prepare:site', { stdio: 'inherit' });

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
result.catch(() => {
  process.exitCode = 1;
});
