import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { runTool, startTool } from './support/runTool';

const site = {
  'out/index.html': '<h1>Home</h1>',
  'out/404.html': '<h1>Not found</h1>',
  'out/.site.json': '{}',
};

describe.concurrent('npm run serve', () => {
  test.for([
    [[], 'localhost', false],
    [['--host', '127.0.0.1'], '127.0.0.1', false],
    [['--host', '0.0.0.0'], 'localhost', true],
  ] as const)(
    'with %j prints its URL on %s and serves out/ there, and for other computers: %s',
    async ([args, name, isPublic], { expect, onTestFinished }) => {
      const cwd = await temporaryFolder(site);
      const child = startTool('hosting/serve.ts', { cwd, args: [...args], env: { PORT: '0' } });
      onTestFinished(() => void child.kill());
      const [data] = await once(child.stdout, 'data');
      const [, host, port] = /^http:\/\/(.*):(\d+)\n$/.exec(String(data)) ?? [];
      expect(host).toBe(name);
      expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('<h1>Home</h1>');
      // An address that loops back to this computer, but is neither of those that localhost is.
      const answer = fetch(`http://127.0.0.2:${port}`).then(
        () => true,
        () => false,
      );
      expect(await answer).toBe(isPublic);
    },
  );
});

describe('npm run serve', () => {
  test.each([
    ['PORT', [], { PORT: '65536' }, '65536'],
    ['--port', ['--port', '80.5'], { PORT: '0' }, '80.5'],
  ])('rejects an invalid %s and says what is valid', async (_, args, env, port) => {
    const { code, stderr } = await callTool('hosting/serve.ts', {
      cwd: await temporaryFolder(site),
      args,
      env,
    });
    expect(code).toBe(1);
    for (const words of [`"${port}"`, 'number', 'PORT=8080']) expect(stderr).toContain(words);
  });

  test('says what to run if there is only a site of an older build', async () => {
    const { 'out/.site.json': _, ...files } = site;
    const { code, stderr } = await callTool('hosting/serve.ts', { cwd: await temporaryFolder(files) });
    expect(code).toBe(1);
    expect(stderr).toMatch(/no site in out\/.*npm run build/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

test('npm run serve names the port in use and says how to choose another', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const cwd = await temporaryFolder(site);
  const { code, stdout, stderr } = await runTool('hosting/serve.ts', { cwd, env: { PORT: String(port) } });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another port with -- --port 8080.\n`,
  );
});
