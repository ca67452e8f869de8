import { relative, resolve, sep } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { componentIds } from '../../build/componentIdsPlugin';
import { nodeShims } from '../nodeShims';

/** What components import of Next.js. */
export const alias = { 'next/navigation': './tools/editor/preview/pagePath.ts' };

const namespace = 'argument';

/** Makes what components import as `#content` and `#pictures` the arguments of the function. */
const contentArguments: Plugin = {
  name: 'content-arguments',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^#(?:content|pictures)$/ }, ({ path }) => ({ path, namespace }));
    // In the form of CommonJS, which needs no list of the names.
    onLoad({ filter: /^#content$/, namespace }, () => ({ contents: 'module.exports = content;' }));
    onLoad({ filter: /^#pictures$/, namespace }, () => ({ contents: 'export default pictures;' }));
  },
};

const options = {
  entryPoints: ['tools/editor/preview/site.tsx'],
  bundle: true,
  format: 'esm',
  packages: 'external',
  alias,
  write: false,
  metafile: true,
  define: {
    // Shows pages while their pictures are being read, as `npm run dev` does.
    'process.env.NODE_ENV': '"development"',
  },
  logLevel: 'error',
} as const satisfies BuildOptions;

/**
 * An esbuild plugin for `#site`, the module `site.tsx` as a function of the content and the pictures, which returns
 * its exports. Modules of the site read the content once, when they are imported, so the function has every module that
 * depends on it, and shows a change by being called again. All other modules stay outside and are shared.
 */
export const siteModule: Plugin = {
  name: 'site-module',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^#site$/ }, ({ path }) => ({ path, namespace: 'site' }));
    onLoad({ filter: /.*/, namespace: 'site' }, async () => ({
      contents: await asFunction(await codeThatDependsOnContent()),
      resolveDir: process.cwd(),
    }));
  },
};

async function codeThatDependsOnContent(): Promise<string> {
  const { metafile } = await build({ ...options, plugins: [contentArguments, nodeShims] });
  const shared = sharedModules(metafile);
  const { outputFiles } = await build({ ...options, plugins: [shared, contentArguments, componentIds] });
  return outputFiles[0]?.text ?? '';
}

/** A plugin that leaves modules outside which do not depend on the content. */
function sharedModules({ inputs }: Metafile): Plugin {
  const dependent = new Set(Object.keys(inputs).filter((path) => path.startsWith(`${namespace}:`)));
  // A set visits what is added to it.
  for (const path of dependent)
    for (const [importer, { imports }] of Object.entries(inputs))
      if (imports.some((imported) => imported.path === path)) dependent.add(importer);
  return {
    name: 'shared-modules',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer }) => {
        const name = relative(process.cwd(), importer).split(sep).join('/');
        const found = inputs[name]?.imports.find(({ original }) => original === path);
        if (!found || found.external || dependent.has(found.path)) return undefined;
        return { path: resolve(found.path), external: true };
      });
    },
  };
}

/** A module as a function that returns its exports. Its imports stay outside. Throws for what esbuild does not write. */
async function asFunction(code: string): Promise<string> {
  await init;
  const imports = parse(code)[0].map(({ importStart, importEnd }) => code.slice(importStart, importEnd));
  const body = imports.reduce((rest, statement) => rest.replace(statement, ''), code);
  const [exported, names = ''] = /^export \{([^}]*)\};\s*$/m.exec(body) ?? [];
  if (exported === undefined || /^(?:import|export)\b/m.test(body.replace(exported, '')))
    throw new Error(
      'esbuild writes modules in another form than tools/editor/preview/siteModule.ts expects: correct asFunction.',
    );
  const returned = names.replace(/([\w$]+) as ([\w$]+)/g, '$2: $1');
  return `${imports.map((statement) => `${statement};`).join('\n')}
export default function (content, pictures) {
${body.replace(exported, '')}
return {${returned}};
}
`;
}
