import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const noteFile = '.generated/running';

/**
 * Notes that a command generates files in this folder, until its process ends. Returns why it cannot start: if Contentlayer
 * cannot use the path, or if one runs already, because `npm run dev` generates the files of a build with drafts, so that
 * each would publish or show files of the other.
 */
export function claimFolder(command: 'npm run build' | 'npm run dev'): string | undefined {
  const [id = '', other] = existsSync(noteFile) ? readFileSync(noteFile, 'utf8').split(': ') : [];
  // In a container, a process may get the id of one that crashed.
  if (id && Number(id) !== process.pid && isRunning(Number(id)))
    return `"${other}" is running in this folder (process ${id}) and generates the same files. Stop it, or wait until it ends. If it has stopped, delete ${noteFile}.`;
  // Contentlayer takes the path for a pattern, or for a URL, without saying so.
  if (/[#?%*{}[\]]|[@!+]\(/.test(process.cwd()))
    return 'The path of this folder has one of # ? % * { } [ ] @( !( +(, with which Contentlayer does not work: rename it.';
  mkdirSync('.generated', { recursive: true });
  writeFileSync(noteFile, `${process.pid}: ${command}`);
  const note = resolve(noteFile);
  process.once('exit', () => rmSync(note, { force: true }));
  return undefined;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
