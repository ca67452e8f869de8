import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

// Opt out of Next.js telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** @type {(phase: string) => import('next').NextConfig} */
export default (phase) => ({
  // In development, an export answers a missing page with an error instead of status 404.
  output: phase === PHASE_PRODUCTION_BUILD ? 'export' : undefined,
  // The folder of the export, which tools/build/publish.ts moves to out/.
  distDir: phase === PHASE_PRODUCTION_BUILD ? '.export' : '.next',
  // The gallery of sections, app/sections/page.dev.tsx, is no page of the site.
  pageExtensions: phase === PHASE_PRODUCTION_BUILD ? ['tsx', 'ts'] : ['tsx', 'ts', 'dev.tsx'],
  reactStrictMode: true,
  // Node.js loads these as they are: bundling them takes longer than all of our own code.
  serverExternalPackages: ['zod', 'parse5', 'unified', 'remark-parse', 'remark-gfm', 'feed'],
  // Each page renders once, so the cache would only cost memory.
  cacheMaxMemorySize: 0,
  experimental: {
    // Render pages on all cores. By default one is reserved for the main process, which only waits.
    cpus: availableParallelism(),
    // Deployments start without this cache, and writing it takes time.
    turbopackFileSystemCacheForBuild: false,
    // The post-processing removes the client code and minifies the CSS.
    turbopackMinify: false,
    // Its measurements of each page serve that client code, too, and take a tenth of the time in which pages render.
    prefetchInlining: false,
    // Without it, an error while a page renders names a line of the bundle instead of its source.
    turbopackSourceMaps: true,
  },
  turbopack: {
    rules: {
      '*': {
        condition: { path: /(?:^|\/)components\/.*\.tsx?$/, content: /= styled[.(]/ },
        loaders: [fileURLToPath(new URL('./tools/build/componentIds.mjs', import.meta.url))],
      },
    },
  },
  // A fixed id keeps builds reproducible; the post-processed site does not contain it.
  generateBuildId: () => 'export',
  // `npm run typecheck` covers the tests and tools as well.
  typescript: { ignoreBuildErrors: true },
});
