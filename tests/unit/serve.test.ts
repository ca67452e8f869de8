import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { runTool, startTool } from './support/runTool';

const site = {
  'out/index.html': '<h1>Home</h1>',
  'out/404.html': '<h1>Not found</h1>',
  'out/.site.json': '{}',
};

const isAnswered = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test.each([
  [[], false],
  [['--host', '0.0.0.0'], true],
])('npm run serve with %j serves out/ on localhost, and to other computers: %s', async (args, isPublic) => {
  const cwd = await temporaryFolder(site);
  const child = startTool('hosting/serve.ts', { cwd, args, env: { PORT: '0' } });
  onTestFinished(() => void child.kill());
  const [data] = await once(child.stdout, 'data');
  const [, port] = /^http:\/\/localhost:(\d+)\n$/.exec(String(data)) ?? [];
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('<h1>Home</h1>');
  // An address that loops back to this computer, but is neither of those that localhost is.
  expect(await isAnswered(`http://127.0.0.2:${port}`)).toBe(isPublic);
});

test('npm run serve names the port in use and says how to choose another', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const cwd = await temporaryFolder(site);
  const { code, stderr } = await runTool('hosting/serve.ts', { cwd, env: { PORT: String(port) } });
  expect([code, stderr]).toEqual([1, expect.stringMatching(`^Port ${port} is taken .* -- --port 8080`)]);
});

test('npm run serve says what to run if there is no site', async () => {
  const { code, stderr } = await callTool('hosting/serve.ts', { cwd: await temporaryFolder() });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/no site in out\/.*npm run build/)]);
});
