import { spawn } from 'node:child_process';

type Options = {
  /** Stops Contentlayer, which then fails. */
  signal?: AbortSignal;
  projectDir?: string;
};

/**
 * Runs `contentlayer2 build` without its cache, which relies on modification times and so misses files that were
 * swapped or checked out. Returns its exit code and output.
 */
export function compileContent({ signal, projectDir = process.cwd() }: Options = {}) {
  const child = spawn(process.execPath, ['node_modules/contentlayer2/bin/cli.cjs', 'build', '--clearCache'], {
    cwd: projectDir,
    signal,
    env: {
      ...process.env,
      // Contentlayer prefers PWD to the working directory.
      PWD: projectDir,
      // With a thousand articles, fewer garbage collections save a tenth of the time.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise<{ code: number; output: string }>((resolve) => {
    child.on('error', ({ message }) => resolve({ code: 1, output: `${output}${message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
