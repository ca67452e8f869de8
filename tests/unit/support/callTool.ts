import { resolve } from 'node:path';
import { vi } from 'vitest';
// It resolves all paths from the working directory in which it was loaded: not from that of a command.
import 'esbuild';

export type Ran = { code: number | null; stdout: string; stderr: string };
type Command = (args: readonly string[]) => Promise<number>;
type Options = { args?: readonly string[]; cwd?: string; env?: Record<string, string> };

let calls = 0;

/**
 * Runs a command within this process and returns its exit code and output: a file in tools/ that runs when it is
 * imported, or a function. One at a time, because a process has one working directory.
 */
export async function callTool(
  command: string | Command,
  { args = [], cwd = '.', env = {} }: Options = {},
): Promise<Ran> {
  const ran: Ran = { code: null, stdout: '', stderr: '' };
  const add = (stream: 'stdout' | 'stderr') => (text: string) => {
    if (ran.code === null) ran[stream] += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(add('stdout')),
    vi.spyOn(console, 'error').mockImplementation(add('stderr')),
    // Nothing that follows counts: a command may catch this error, but not the end of its process.
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      ran.code ??= Number(code ?? 0);
      throw new Error('The command has ended.');
    }),
  ];
  const variables = { ...process.env };
  // Keep expected diagnostics out of the summary of a CI job.
  Object.assign(process.env, { GITHUB_ACTIONS: '', ...env });
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = typeof command === 'string' ? await importFile(before, command, args) : await command(args);
    return { ...ran, code: ran.code ?? code };
  } catch (error) {
    if (ran.code === null) throw error;
    return ran;
  } finally {
    process.chdir(before);
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    for (const spy of spies) spy.mockRestore();
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
