import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';

const page = (words: string, script = '') =>
  `<!doctype html><title>Page</title><h1>Page</h1><p>${words}</p><script>${script}</script>`;

test('npm run compare shows the pages that a change adds, removes and changes, before and after', async () => {
  const record = JSON.stringify({ redirects: [{ from: '/moved', to: '/new' }] });
  const cwd = await temporaryFolder({
    ...{ 'base/index.html': page('One'), 'base/moved.html': page('Two'), 'base/same.html': page('Three') },
    ...{ 'head/index.html': page('Four'), 'head/moved.html': page('Moved'), 'head/new.html': page('Two') },
    ...{ 'head/same.html': page('Three', '"other script"'), 'head/.site.json': record },
    ...{ 'base/404.html': page('None'), 'head/404.html': page('None'), 'base/.site.json': '{}' },
  });
  const { code, stdout } = await callTool('launch/compare.ts', { args: ['base', 'head', 'pages.html'], cwd });
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 added, 1 removed, 1 changed; 0 of them')]);
  const html = await readFile(join(cwd, 'pages.html'), 'utf8');
  expect(html.match(/(?<=<h2>)[^<]+/g)).toEqual(['Added: /new', 'Removed: /moved', 'Changed: /']);
  // The changed page on both devices before and after, the others once on each.
  expect(html.match(/<img src="data:image\/webp;base64,\w/g)).toHaveLength(8);
  expect(html.match(/width="(?:390|1440)"/g)).toHaveLength(8);
});
