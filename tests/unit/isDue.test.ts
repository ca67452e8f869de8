import { afterEach, expect, test, vi } from 'vitest';
import { company } from '@/lib/site/company';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';

afterEach(() => vi.unstubAllGlobals());

/** What the daily run does with a public sitemap, which the site may not answer. */
async function daily(publicSitemap: string | undefined, passed = 'true') {
  const answer =
    publicSitemap === undefined ? new Response('', { status: 503 }) : new Response(publicSitemap);
  const fetch = vi.fn(async (_url: string) => answer);
  vi.stubGlobal('fetch', fetch);
  const cwd = await temporaryFolder({ 'out/sitemap.xml': '<urlset/>' });
  const ran = await callTool('launch/isDue.ts', { cwd, env: { PASSED: passed, GITHUB_SHA: '0a1b' } });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([`${company.url}/sitemap.xml`]);
  return ran;
}

test('the daily run publishes if the public sitemap differs or is missing', async () => {
  for (const sitemap of ['<urlset>old</urlset>', undefined])
    expect(await daily(sitemap)).toEqual({ code: 0, stdout: 'due=true\n', stderr: '' });
});

test('the daily run publishes nothing if the public sitemap is the same, whatever the checks said', async () => {
  expect(await daily('<urlset/>', 'false')).toEqual({ code: 0, stdout: 'due=false\n', stderr: '' });
});

test('the daily run fails if an article is due and the checks have not passed', async () => {
  const { code, stderr } = await daily(undefined, 'false');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^::error title=Not published::.* have not passed for 0a1b/);
});
