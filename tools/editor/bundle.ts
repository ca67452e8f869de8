import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import { build } from 'esbuild';
import { headersFile } from '../hosting/cdn';
import { writeSiteRecord } from '../hosting/siteRecord';
import { bundleCheck, writeSnapshot } from './check/bundleCheck';
import { bundleOptions } from './nodeShims';
import { bundlePreview } from './preview/bundlePreview';
import { styles } from './styles';

const packageFolder = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** Writes the visual editor with a configuration into an emptied folder. */
export async function bundleEditor(folder: string, config: CmsConfig): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    ...bundleOptions,
    // The package reads what the first one stores when it is imported.
    entryPoints: { prefs: 'tools/editor/prefs.client.ts', editor: 'tools/editor/main.client.ts' },
    outdir: folder,
    chunkNames: '[name]-[hash]',
    splitting: true,
    define: {
      EDITOR_CONFIG: JSON.stringify(config),
      'process.env.SOURCE_DATE_EPOCH': 'undefined',
    },
  });
  await bundlePreview(folder, 'content');
  await bundleCheck(folder);
  await writeSnapshot(folder, 'content');
  // The package finds its fonts and decoders beside its code.
  await cp(join(packageFolder, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await writeFile(join(folder, 'index.html'), page(config));
  await writeFile(join(folder, '404.html'), '<!doctype html><title>Not found</title><p>Not found.</p>\n');
  const rules = [{ path: '/*', headers }];
  await writeFile(join(folder, '_headers'), headersFile(rules));
  await writeSiteRecord(folder, { headers: rules });
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
  // The package makes a preview's frame from a blob: URL, and gives it a base URL.
  'frame-src blob:',
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

// In the page, too, for hosts that do not read `_headers`. `frame-ancestors` works only as a header.
const headers = {
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

function page({ app_title: title = '' }: CmsConfig): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${title.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
<script type="module" src="/prefs.js"></script>
<script type="module" src="/editor.js"></script>
</head>
<body></body>
</html>
`;
}
