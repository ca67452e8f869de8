import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import { build, type Plugin } from 'esbuild';
import { styles } from './config';

const packageFolder = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** Parts of the package that are replaced. Each must be found once. */
const patches: readonly { purpose: string; find: RegExp; replacement: string }[] = [
  {
    purpose: 'reading a file without its line endings and byte-order mark',
    find: /(?<=async (\w+)=>)\(await \1\.text\(\)\)\.replace\(\/\\r\\n\?\/g,`\n`\)/g,
    replacement: 'new TextDecoder("utf-8",{ignoreBOM:true}).decode(await $1.arrayBuffer())',
  },
  {
    purpose: 'parsing a file without its line endings',
    find: /(\w+)=\1\.trim\(\)\.replace\(\/\\r\\n\?\/g,`\n`\);(?=let)/g,
    replacement: '',
  },
  {
    purpose: 'trimming a formatted file',
    find: /return`\$\{\(await (\w+)\((\w+)\)\)\.trim\(\)\}\\n`/g,
    replacement: 'return await $1($2)',
  },
  {
    purpose: 'the error without a global media_folder',
    find: /\w+===void 0&&!\w+\(\w+\)&&\w+\.add\(\w+\(`config\.error\.missing_media_folder`\)\),/g,
    replacement: '',
  },
  {
    purpose: 'a copy without id of each article that renaming a picture changes',
    find: /(?<=createdAt:Date\.now\(\),)(?=isNew:!1,canPreview:!0,originalEntry:(\w+),originalLocales)/g,
    replacement: 'id:$1.id,',
  },
  {
    purpose: 'renaming a file to a name with capital letters or spaces, which uploading corrects',
    find: /(?<=if\()(\w+\(\w+\))\.includes\(`\/`\)(?=\)return`character`)/g,
    replacement: '!/^[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-z0-9]+$/.test($1)',
  },
  {
    purpose: 'fonts from a CDN, besides those in the package',
    find: /\/\* https:\/\/fontsource\.org\/fonts\/source-sans-3\/cdn \*\/[\s\S]*?(?=\.material-symbols-outlined \{)/g,
    replacement: '',
  },
  {
    purpose: 'a request to githubstatus.com',
    find: /`https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json`/g,
    replacement: '`data:application/json,{"status":{"indicator":"none"}}`',
  },
];

const patchedPackage: Plugin = {
  name: 'patched-package',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: patches.reduce(applyPatch, await readFile(path, 'utf8')),
    }));
    // The text of an article is Markdown; the other languages would be 700 files.
    onResolve({ filter: /^@shikijs\/langs\/./ }, ({ path }) =>
      path.endsWith('/markdown') ? undefined : { path: 'language', namespace: 'empty' },
    );
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default [];' }));
  },
};

function applyPatch(code: string, { purpose, find, replacement }: (typeof patches)[number]): string {
  const count = code.match(find)?.length ?? 0;
  if (count !== 1)
    throw new Error(
      `@sveltia/cms has changed: the pattern for "${purpose}" matches ${count} times in npm/index.js instead of once. Correct it in tools/editor/bundle.ts.`,
    );
  return code.replace(find, replacement);
}

/** Writes the visual editor with a configuration, and further styles if given, into an emptied folder. */
export async function bundleEditor(folder: string, config: CmsConfig, extraStyles = ''): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: { editor: fileURLToPath(import.meta.resolve('./main.client.ts')) },
    outdir: folder,
    chunkNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2023',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [patchedPackage],
    define: { EDITOR_CONFIG: JSON.stringify(config), 'process.env.SOURCE_DATE_EPOCH': 'undefined' },
  });
  // The package finds its fonts and decoders beside its code.
  await cp(join(packageFolder, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await writeFile(join(folder, 'index.html'), page(config, styles + extraStyles));
  await writeFile(join(folder, '404.html'), '<!doctype html><title>Not found</title><p>Not found.</p>\n');
  await writeFile(join(folder, '_headers'), headers);
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The package styles its parts with style elements and attributes.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  'media-src blob:',
  // It reads chosen files from blob: and data: URLs.
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  'manifest-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// In the page, too, for hosts that do not read `_headers`. `frame-ancestors` works only as a header.
const headers = `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  X-Robots-Tag: noindex, nofollow
  Referrer-Policy: no-referrer
`;

function page({ app_title: title = '' }: CmsConfig, css: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${title.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`)}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
<script type="module" src="/editor.js"></script>
</head>
<body></body>
</html>
`;
}
