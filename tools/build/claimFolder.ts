import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const noteFile = '.generated/running';

/**
 * Notes that a command generates files in this folder, until its process ends. Returns why it cannot start: if Contentlayer
 * cannot use the path, or if one runs already, because `npm run dev` generates the files of a build with drafts, so that
 * each would publish or show files of the other.
 */
export function claimFolder(command: 'npm run build' | 'npm run dev'): string | undefined {
  const running = existsSync(noteFile) ? readFileSync(noteFile, 'utf8') : '';
  const [, id = '', other = ''] = /^(\d+) (.*)$/.exec(running) ?? [];
  // In a container, a process may get the id of one that crashed.
  if (id && Number(id) !== process.pid && isRunning(Number(id)))
    return `"${other}" is running in this folder (process ${id}) and generates the same files. Stop it, or wait until it ends, and try again. If it has stopped, delete ${noteFile}.`;
  // Contentlayer takes the path for a pattern, or for a URL, without saying so.
  if (/[#?%*{}[\]]|[@!+]\(/.test(process.cwd()))
    return 'The path of this folder has one of # ? % * { } [ ] @( !( +(, with which Contentlayer does not work: rename or move the folder.';
  const note = resolve(noteFile);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `${process.pid} ${command}`);
  process.once('exit', () => rmSync(note, { force: true }));
  return undefined;
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
