import { spawn } from 'node:child_process';
import { contentCheck } from './check-content/contentCheck';

/**
 * The part of `npm run build` before Next.js: checks and compiles the content at the same time, each on a core of
 * its own, then makes all that is generated. Gives the exit code. What is wrong in the content is told in the
 * check's words; Contentlayer's, which say less, come only after a check without a fault.
 */
async function prepareBuild(): Promise<number> {
  const compiling = compileContent();
  const fault = await contentCheck([]);
  // Awaited even after a fault: stopped while it writes, it would leave half a cache to the next build.
  const { code, output } = await compiling;
  if (fault !== 0) return fault;
  process.stdout.write(output);
  // Only now, for it reads what was compiled.
  if (code === 0) await import('./prepare');
  return code;
}

function compileContent(): Promise<{ code: number; output: string }> {
  const child = spawn('contentlayer2', ['build'], { shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

process.exitCode = await prepareBuild();
