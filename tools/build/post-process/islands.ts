import { readFile } from 'node:fs/promises';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type IslandName, islandNames } from '../../../components/islands/islandNames';
import { inquiries, subscriptions } from '../../../lib/site/endpoints';
import { withComponentIds } from '../componentIds.mjs';
import { scriptTargets } from './browserTargets';

/** Preact runs the components of islands with a quarter of React's bytes (decision 26). */
const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** Gives the site's components the class names that Next.js gives them. */
const componentIds: Plugin = {
  name: 'component-ids',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]components[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: withComponentIds(await readFile(path, 'utf8'), path),
      loader: 'tsx',
    }));
  },
};

const shared = {
  bundle: true,
  minify: true,
  target: scriptTargets,
  legalComments: 'none',
  alias: preactForReact,
  define: {
    'process.env.NODE_ENV': '"production"',
    // Lets esbuild drop unused code for sending if there is no endpoint.
    DELIVERS_INQUIRIES: String(inquiries !== undefined),
  },
} as const;

/** The islands of this site. The newsletter form is shown only if it has an endpoint. */
const islands = islandNames.filter((name) => name !== 'subscription' || subscriptions);

const moduleOf = (island: IslandName) => `components/islands/${island}.client.ts`;

/**
 * Bundles the islands into `<outDir>/assets` with content hashes in their names, and returns the loader, an inline
 * script for pages with an island.
 */
export async function buildIslands(outDir: string): Promise<string> {
  const { metafile } = await build({
    ...shared,
    entryPoints: islands.map(moduleOf),
    outdir: `${outDir}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    plugins: [componentIds],
    metafile: true,
  });
  const files = Object.fromEntries(islands.map((island) => [island, filesOf(moduleOf(island), metafile)]));
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ['components/islands/loader.client.ts'],
    // Not 'iife', for which esbuild adds CommonJS helpers.
    format: 'esm',
    write: false,
    define: { ISLAND_FILES: JSON.stringify(files) },
  });
  return `(()=>{${(outputFiles[0]?.text ?? '').trim()}})()`;
}

/** URLs of a bundled module and of the modules it imports, its own first. */
function filesOf(entry: string, { outputs }: Metafile): string[] {
  const file = Object.keys(outputs).find((output) => outputs[output]?.entryPoint === entry);
  if (!file) throw new Error(`esbuild wrote no file for ${entry}.`);
  const found = new Set([file]);
  for (const output of found) for (const { path } of outputs[output]?.imports ?? []) found.add(path);
  return [...found].map((output) => `/${output.slice(output.indexOf('assets/'))}`);
}
