import { relative } from 'node:path';
import { visibleLines } from '../../lib/diagnostics/visible';

/**
 * Runs a check on the content folder from the command line, content/ by default, and sets the exit code: 1 if the
 * check finds something, 2 if it could not run. `check` returns how much it found.
 */
export function runCheck(command: string, check: (folder: string) => number): void {
  process.exitCode = exitCodeOf(command, check);
}

function exitCodeOf(command: string, check: (folder: string) => number): number {
  const [folder = 'content', ...others] = process.argv.slice(2);
  if (folder.startsWith('-') || others.length > 0) {
    console.error(
      `Usage: npm run ${command} [-- FOLDER]    checks content/, or another folder with its structure`,
    );
    return 2;
  }
  try {
    return check(folder) > 0 ? 1 : 0;
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' && path;
    console.error(
      visibleLines(
        `The check could not run: ${isMissing ? `${relative(process.cwd(), path)} is missing` : message}`,
      ),
    );
    return 2;
  }
}
