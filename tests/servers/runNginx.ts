import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from './findProgram';
import { freePort, startProgram } from './startProgram';

/** Paths of a certificate and its key. */
type CertificateFiles = { certFile: string; keyFile: string };

export type RunningServer = { url: string; close: () => Promise<void> };

/**
 * Starts nginx on a free port with the configuration in `hosting` for the site in `outDir`; with a certificate, over
 * HTTP/2. Throws if nginx is missing or exits before it answers.
 */
export async function runNginx(
  outDir: string,
  hosting: string,
  tls?: CertificateFiles,
): Promise<RunningServer> {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is not installed: apt-get install nginx-light');
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
  const command = [program, '-e', 'stderr', '-p', prefix, '-c', join(prefix, 'nginx.conf')];
  const stop = await startProgram(command, port);
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: async () => {
      await stop();
      await rm(prefix, { recursive: true, force: true });
    },
  };
}
