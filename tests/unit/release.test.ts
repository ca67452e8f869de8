import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';

const list = 'content/published-urls.txt';
const compiledCompany = '.contentlayer/generated/Company/_index.json';

/** The list after `npm run release` of the specification's content with this `delivery`. */
async function release(delivery: object, published: string, env = {}): Promise<string[]> {
  const cwd = await temporaryFolder({ [list]: published });
  await cp('.generated/specification/.contentlayer', join(cwd, '.contentlayer'), { recursive: true });
  const company = JSON.parse(await readFile(join(cwd, compiledCompany), 'utf8'));
  await writeFile(join(cwd, compiledCompany), JSON.stringify({ ...company, delivery }));
  const { code, stderr } = await runTool('launch/release.ts', { cwd, env });
  expect([code, stderr]).toEqual([0, '']);
  return (await readFile(join(cwd, list), 'utf8')).split('\n');
}

const url = 'https://forms.example/f';

test('npm run release adds the pages and the forms that deliver, each once', async () => {
  const entries = await release({ inquiries: { url } }, '# URLs\n/about\ndelivery.inquiries\n/lost');
  expect(entries.slice(0, 5)).toEqual(['# URLs', '/about', 'delivery.inquiries', '/lost', '/']);
  expect(entries).toContain('/contact');
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries).not.toContain('delivery.subscriptions');
});

test('npm run release adds no form that delivers nowhere, whatever the variables of a preview say', async () => {
  const delivery = { inquiries: { url: 'none' }, subscriptions: { url, encoding: 'form' } };
  const entries = await release(delivery, '', { INQUIRIES_URL: url, SUBSCRIPTIONS_URL: 'none' });
  expect(entries.filter((entry) => entry.startsWith('delivery.'))).toEqual(['delivery.subscriptions']);
});
