import { spawn } from 'node:child_process';

/** Runs `next build`, which exports the pages to .export/ (next.config.mjs). Returns its exit code. */
export function exportPages(): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
