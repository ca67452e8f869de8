import { build } from 'esbuild';
import { inquiries, subscriptions } from '../../lib/delivery';
import { scriptTargets } from './browserTargets';

const shared = {
  bundle: true,
  minify: true,
  target: scriptTargets,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/**
 * Bundles the islands into `<outDir>/assets` under names that carry a hash of their content, and
 * returns the loader as a script to be printed into pages that hold an island.
 */
export async function buildIslands(outDir: string): Promise<string> {
  const entry = 'components/islands/islands.client.tsx';
  const { metafile } = await build({
    ...shared,
    entryPoints: [entry],
    outdir: `${outDir}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
    define: {
      ...shared.define,
      'process.env.DELIVERS_INQUIRIES': JSON.stringify(String(inquiries !== undefined)),
      DELIVERS_SUBSCRIPTIONS: String(subscriptions !== undefined),
    },
  });
  const file = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry)?.[0];
  if (!file) throw new Error(`esbuild made no file for ${entry}.`);
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ['components/islands/loader.client.ts'],
    // Not 'iife', for then esbuild adds its helpers for modules of another kind.
    format: 'esm',
    write: false,
    define: { ISLANDS_URL: JSON.stringify(file.slice(file.indexOf('assets/') - 1)) },
  });
  return `(()=>{${(outputFiles[0]?.text ?? '').trim()}})()`;
}
