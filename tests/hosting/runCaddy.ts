import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from './findProgram';
import { freePort, type RunningServer, waitUntilListening } from './runNginx';

/**
 * Starts Caddy on a free port with the Caddyfile in `hosting` for the site in `outDir`. Throws if Caddy is missing
 * or exits before it listens.
 */
export async function runCaddy(outDir: string, hosting: string): Promise<RunningServer> {
  const program = findProgram('caddy');
  if (!program) throw new Error('Caddy is not installed.');
  const [prefix, port] = [await mkdtemp(join(tmpdir(), 'caddy-')), await freePort()];
  // No admin endpoint and no certificates, so that nothing outside this folder and port is touched.
  await writeFile(
    join(prefix, 'Caddyfile'),
    `{\n\tadmin off\n\tauto_https off\n}\nimport ${resolve(hosting, 'Caddyfile')}\n`,
  );
  const child = spawn(program, ['run', '--config', join(prefix, 'Caddyfile')], {
    env: {
      ...process.env,
      HOME: prefix,
      XDG_DATA_HOME: prefix,
      XDG_CONFIG_HOME: prefix,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: resolve(outDir),
    },
  });
  return waitUntilListening(child, port, prefix);
}
