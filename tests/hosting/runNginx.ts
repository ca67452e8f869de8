import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../servers/findProgram';

/** Paths of a certificate and its key. */
type CertificateFiles = { certFile: string; keyFile: string };

export type RunningServer = { port: number; stop: () => Promise<void> };

/**
 * Starts nginx on a free port with the configuration in `hosting` for the site in `outDir`; with a certificate, over
 * HTTP/2. Throws if nginx is missing or exits before it listens.
 */
export async function runNginx(
  outDir: string,
  hosting: string,
  tls?: CertificateFiles,
): Promise<RunningServer> {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is not installed.');
  const [prefix, port] = [await mkdtemp(join(tmpdir(), 'nginx-')), await freePort()];
  const conf = (name: string) => `include ${resolve(hosting, 'nginx', name)};`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${prefix}/pid;
error_log stderr;
worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
${temporary.map((name) => `  ${name}_temp_path ${prefix}/${name};`).join('\n')}
  ${conf('maps.conf')}
  server {
    listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};
    ${tls ? `ssl_certificate ${tls.certFile}; ssl_certificate_key ${tls.keyFile};` : ''}
    root ${resolve(outDir)};
    ${conf('site.conf')}
  }
}
`;
  await writeFile(join(prefix, 'nginx.conf'), configuration);
  const child = spawn(program, ['-e', 'stderr', '-p', prefix, '-c', join(prefix, 'nginx.conf')]);
  return waitUntilListening(child, port, prefix);
}

/** Waits until a server listens. Throws with its output if it exits before. */
async function waitUntilListening(child: ChildProcess, port: number, prefix: string): Promise<RunningServer> {
  let output = '';
  child.stderr?.on('data', (data) => {
    output += data;
  });
  const exited = new Promise<void>((done) => child.on('close', () => done()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} did not start:\n${output}`);
    await pause(20);
  }
  const stop = async () => {
    child.kill();
    await exited;
    await rm(prefix, { recursive: true, force: true });
  };
  return { port, stop };
}

/** Returns a free local port. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}
