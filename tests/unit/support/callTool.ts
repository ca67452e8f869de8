import { resolve } from 'node:path';
import { vi } from 'vitest';
import type { Ran } from './runTool';

type Command = (args: readonly string[]) => Promise<number>;
type Options = { args?: readonly string[]; cwd?: string; env?: Record<string, string> };

let calls = 0;

/**
 * Runs a command within this process and returns its exit code and output: a file in tools/ that runs when it is
 * imported, or a function. Faster than `runTool`, but one at a time, because a process has one working directory.
 */
export async function callTool(
  command: string | Command,
  { args = [], cwd = '.', env = {} }: Options = {},
): Promise<Ran> {
  const ran = { stdout: '', stderr: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    ran.stdout += `${text}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    ran.stderr += `${text}\n`;
  });
  // Keep expected diagnostics out of the summary of a CI job.
  for (const [name, value] of Object.entries({ GITHUB_ACTIONS: '', ...env })) vi.stubEnv(name, value);
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = typeof command === 'string' ? await importFile(before, command, args) : await command(args);
    return { code, ...ran };
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
    log.mockRestore();
    error.mockRestore();
  }
}

async function importFile(project: string, file: string, args: readonly string[]): Promise<number> {
  const { argv, exitCode } = process;
  process.argv = [argv[0] as string, file, ...args];
  calls += 1;
  try {
    // The query makes it a new module, which runs again; the modules that it imports are shared.
    await import(/* @vite-ignore */ `${resolve(project, 'tools', file)}?call=${calls}`);
    return Number(process.exitCode ?? 0);
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
  }
}
