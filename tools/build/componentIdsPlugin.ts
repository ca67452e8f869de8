import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withComponentIds } from './componentIds.mjs';

/** An esbuild plugin that gives the site's components the class names that Next.js gives them. */
export const componentIds: Plugin = {
  name: 'component-ids',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]components[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: withComponentIds(await readFile(path, 'utf8'), path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
