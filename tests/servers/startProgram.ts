import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A free port of this machine, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/**
 * Starts a server and waits until it listens.
 *
 * @returns A function that stops it with its children.
 * @throws Error with what the program printed, if it ends.
 */
export async function startProgram(
  command: string[],
  port: number,
  options: SpawnOptions = {},
): Promise<() => Promise<void>> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, { ...options, detached: true });
  const exited = once(child, 'exit');
  let printed = '';
  child.stderr?.on('data', (data) => {
    printed += data;
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${printed}`);
    await pause(20);
  }
  return async () => {
    process.kill(-(child.pid as number));
    await exited;
  };
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
