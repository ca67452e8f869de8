import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

const beside = (file: string) => fileURLToPath(import.meta.resolve(file));

/** The shims for modules of Node.js that `lib/` imports. */
const shims: Readonly<Record<string, string>> = {
  'node:path': beside('pathe'),
  'node:fs': beside('./nodeModules.ts'),
  'node:crypto': beside('./nodeModules.ts'),
};

/** Lets browsers load modules of `lib/` that import more of Node.js than a browser calls: what has no shim is empty. */
const nodeShims: Plugin = {
  name: 'node-shims',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:/ }, ({ path }) => ({
      ...(shims[path] ? { path: shims[path] } : { path, namespace: 'node' }),
      sideEffects: false,
    }));
    onLoad({ filter: /.*/, namespace: 'node' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** What all bundles of the editor have in common. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2023',
  legalComments: 'none',
  logLevel: 'error',
  plugins: [nodeShims],
} satisfies BuildOptions;
