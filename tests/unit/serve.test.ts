import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addressFor, listen } from '@/tools/hosting/listen';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';

const { argv } = process;

beforeEach(() => {
  vi.stubEnv('PORT', '0');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A server that listens as an npm script with these arguments does. */
async function serverWith(...args: string[]): Promise<Server> {
  process.argv = [...argv.slice(0, 2), ...args];
  const server = createServer();
  onTestFinished(() => void server.close());
  listen(server, addressFor('serve', 3000));
  await once(server, 'listening');
  return server;
}

test.each([
  [[], /^(?:127\.0\.0\.1|::1)$/],
  [['--host', '0.0.0.0'], /^0\.0\.0\.0$/],
])('npm run serve with %j listens on %s, and prints its URL', async (args, expected) => {
  const { address, port } = (await serverWith(...args)).address() as AddressInfo;
  expect(address).toMatch(expected);
  expect(console.log).toHaveBeenCalledExactlyOnceWith(`http://localhost:${port}`);
});

test('npm run serve names the port in use and says how to choose another', async () => {
  const { port } = (await serverWith()).address() as AddressInfo;
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const other = createServer();
  listen(other, { port, host: 'localhost' });
  await once(other, 'error');
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(`^Port ${port} is taken .* -- --port 8080`)]]);
});

test('npm run serve says what to run if there is no site', async () => {
  const { code, stderr } = await callTool('hosting/serve.ts', { cwd: await temporaryFolder() });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/no site in out\/.*npm run build/)]);
});
