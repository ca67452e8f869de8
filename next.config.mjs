import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

// Or each build reports to the makers of Next.js, though nothing here is to ask the network.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** @type {(phase: string) => import('next').NextConfig} */
export default (phase) => ({
  output: 'export',
  // With an export this names its folder, not that of the build: tools/finish/publish.ts puts it in place
  // of out/ when it is whole. The development server has no export.
  distDir: phase === PHASE_PRODUCTION_BUILD ? '.export' : '.next',
  adapterPath: fileURLToPath(new URL('./tools/finish/adapter.mjs', import.meta.url)),
  reactStrictMode: true,
  // No page of a build is asked for twice.
  cacheMaxMemorySize: 0,
  experimental: {
    // All cores render pages; by default one is kept for a main process that only waits meanwhile.
    cpus: availableParallelism(),
  },
  turbopack: {
    rules: {
      '*': {
        condition: { path: /(?:^|\/)components\/.*\.tsx?$/, content: /= styled[.(]/ },
        loaders: [fileURLToPath(new URL('./tools/build/componentIds.mjs', import.meta.url))],
      },
    },
  },
  // Nothing in the finished export carries it; a fixed one keeps repeated builds alike.
  generateBuildId: () => 'export',
  // `npm run typecheck` has the say, over the tests and tools as well.
  typescript: { ignoreBuildErrors: true },
});
