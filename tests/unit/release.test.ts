import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';

const list = 'content/published-urls.txt';
const compiledCompany = '.contentlayer/generated/Company/_index.json';
const compiledPeople = '.contentlayer/generated/Person/_index.json';

/** With a picture that no build has prepared. */
const person = {
  ...{ slug: 'jane-doe', name: 'Jane Doe', picture: 'jane-doe.jpg' },
  body: { html: '<p>Words.</p><p><img src="../pictures/team-day.jpg" alt="A team"></p>' },
};

const url = 'https://forms.example/f';

test('npm run release adds the pages and the forms that deliver, each once, whatever the variables of a preview say', async () => {
  const published = '# URLs\n/about\n/lost';
  const cwd = await temporaryFolder({ [list]: published });
  await cp('.generated/specification/.contentlayer', join(cwd, '.contentlayer'), { recursive: true });
  const company = JSON.parse(await readFile(join(cwd, compiledCompany), 'utf8'));
  const delivery = { inquiries: { url: 'none' }, subscriptions: { url, encoding: 'form' } };
  await writeFile(join(cwd, compiledCompany), JSON.stringify({ ...company, delivery }));
  await writeFile(join(cwd, compiledPeople), JSON.stringify([person]));
  const env = { INQUIRIES_URL: url, SUBSCRIPTIONS_URL: 'none' };
  const { code, stderr } = await runTool('launch/release.ts', { cwd, env });
  expect([code, stderr]).toEqual([0, '']);
  const entries = (await readFile(join(cwd, list), 'utf8')).split('\n');
  expect(entries.slice(0, 4)).toEqual(['# URLs', '/about', '/lost', '/']);
  expect(entries).toEqual(expect.arrayContaining(['/contact', '/people/jane-doe']));
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries.filter((entry) => entry.startsWith('delivery.'))).toEqual(['delivery.subscriptions']);
});
