import type { BuildOptions } from 'esbuild';

/** What all bundles of the editor have in common. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2023',
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;
