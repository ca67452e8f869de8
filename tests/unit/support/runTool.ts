import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Ran = { code: number | null; stdout: string; stderr: string };

type Options = { args?: string[]; cwd?: string; env?: Record<string, string> };

const tsx = import.meta.resolve('tsx');

/** Starts a program in tools/ as `npm run` does, but in any folder. */
export function startTool(name: string, { args = [], cwd, env = {} }: Options = {}) {
  const program = join(process.cwd(), 'tools', name);
  return spawn(process.execPath, ['--import', tsx, program, ...args], {
    cwd,
    // In CI, intended errors must not appear in the summary of the job.
    env: { ...process.env, NODE_OPTIONS: '', GITHUB_ACTIONS: '', ...env },
  });
}

/** Runs a program in tools/ until it exits. */
export function runTool(name: string, options?: Options): Promise<Ran> {
  const child = startTool(name, options);
  const ran: Ran = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    ran.stdout += data;
  });
  child.stderr.on('data', (data) => {
    ran.stderr += data;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ran, code }));
  });
}
