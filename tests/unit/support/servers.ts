import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server on a free port of this machine, and returns the port. Closes it after the test. */
export async function listen(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** The same for a server of HTTP; returns its URL. */
export async function listenAt(server: Server): Promise<string> {
  return `http://localhost:${await listen(server)}`;
}
