import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const processFile = '.generated/dev-process';

/** Notes that `npm run dev` runs in this folder, until its process ends. */
export function noteDevServer(): void {
  mkdirSync(dirname(processFile), { recursive: true });
  writeFileSync(processFile, String(process.pid));
  process.once('exit', () => rmSync(processFile, { force: true }));
}

/**
 * Why a build or another `npm run dev` cannot start; undefined if it can. `npm run dev` generates the files of a build with
 * drafts, so that each would publish or show files of the other.
 */
export function devServerRunning(): string | undefined {
  if (!existsSync(processFile)) return undefined;
  const id = Number(readFileSync(processFile, 'utf8'));
  // In a container, a process may get the id of the one that crashed.
  if (id === process.pid || !isRunning(id)) return undefined;
  return `"npm run dev" is running in this folder (process ${id}) and generates the same files. Stop it and try again. If it has stopped, delete ${processFile}.`;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
