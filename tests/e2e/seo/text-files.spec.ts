import { expect, test } from '../test';
import { listed, name, site } from './site';

test('robots.txt lets everyone in and names the sitemap', async ({ address }) => {
  const answer = await fetch(`${address}/robots.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await answer.text())
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter(Boolean);
  expect(lines).toContain('user-agent: *');
  expect(lines).toContain('allow: /');
  expect(lines.filter((line) => line.startsWith('disallow'))).toEqual([]);
  expect(lines).toContain(`sitemap: ${(await site(address)).origin}/sitemap.xml`);
});

test('llms.txt names the site and lists every page with its title and a sentence', async ({ address }) => {
  const answer = await fetch(`${address}/llms.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(new RegExp(`^# ${name}\\n\\n> \\S`));
  const lines = [...text.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm)].map(([, ...parts]) => parts);
  const wanted = (await listed(address)).map(({ loc, meta }) => [
    meta('og:title').join(),
    loc,
    meta('description').join(),
  ]);
  expect(lines).toEqual(wanted);
});
