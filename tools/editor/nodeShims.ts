import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

const beside = (file: string) => fileURLToPath(import.meta.resolve(file));

/** The shims for modules of Node.js that `lib/` imports. */
const shims: Readonly<Record<string, string>> = {
  'node:path': beside('pathe'),
  'node:fs': beside('./nodeModules.ts'),
  'node:crypto': beside('./nodeModules.ts'),
};

/**
 * An esbuild plugin that lets browsers load modules of `lib/` which import Node.js. A module without a shim bundles as
 * well, because `lib/` imports more of Node.js than a browser needs, but its functions are missing.
 */
const nodeShims: Plugin = {
  name: 'node-shims',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:/ }, ({ path }) => {
      const file = shims[path];
      return file ? { path: file, sideEffects: false } : { path, namespace: 'node', sideEffects: false };
    });
    onLoad({ filter: /.*/, namespace: 'node' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get(_, name) {
        if (name === '__esModule') return false;
        throw new Error('tools/editor/nodeShims.ts needs a shim for ' + String(name) + ' of ${path}.');
      } });`,
    }));
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
