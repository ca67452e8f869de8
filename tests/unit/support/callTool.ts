import { vi } from 'vitest';
import type { Ran } from './runTool';

type Options = { args?: readonly string[]; cwd?: string };

/**
 * Runs a command of tools/ within this process, in a folder, and gives its exit code and what it printed. One at
 * a time: a process has one current folder. What only a process of its own can show is runTool's.
 */
export async function callTool(
  command: (args: readonly string[]) => Promise<number>,
  { args = [], cwd = '.' }: Options = {},
): Promise<Ran> {
  const ran = { stdout: '', stderr: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    ran.stdout += `${text}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    ran.stderr += `${text}\n`;
  });
  // Within CI, what tests find wrong on purpose must not reach the job's summary.
  vi.stubEnv('GITHUB_ACTIONS', '');
  const before = process.cwd();
  process.chdir(cwd);
  try {
    return { code: await command(args), ...ran };
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
    log.mockRestore();
    error.mockRestore();
  }
}
