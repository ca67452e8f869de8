import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findProgram } from '../hosting/findProgram';

/** Returns why no window can be shown, or undefined. */
export function missingDisplay(): string | undefined {
  if (process.env.DISPLAY || findProgram('Xvfb')) return undefined;
  return 'there is no display and Xvfb is not installed: apt-get install xvfb';
}

/** Returns the current display or a new virtual one. */
export async function openDisplay(): Promise<{ display: string; close: () => void }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, close: () => {} };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}
