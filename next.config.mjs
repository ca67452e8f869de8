import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  adapterPath: fileURLToPath(new URL('./tools/finish/adapter.mjs', import.meta.url)),
  reactStrictMode: true,
  // All cores render pages; by default one is kept for a main process that only waits meanwhile.
  experimental: { cpus: availableParallelism() },
  // Class names from the file, not from the order of evaluation: two builds give the same bytes. The
  // CSS is left as written, because the islands' own bundle must come to the same names.
  compiler: { styledComponents: { displayName: false, minify: false, transpileTemplateLiterals: false } },
  // Nothing in the finished export carries it; a fixed one keeps repeated builds alike.
  generateBuildId: () => 'export',
  // `npm run typecheck` has the say, over the tests and tools as well.
  typescript: { ignoreBuildErrors: true },
};
