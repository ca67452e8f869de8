import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findProgram } from './findProgram';

/** The program that makes certificates. */
export const openssl = findProgram('openssl');

/** A certificate and its key: their paths and what is in them. */
export type Certificate = { keyFile: string; certFile: string; key: string; cert: string };

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Makes a self-signed certificate of `localhost`, valid from and until so many days from now. Throws without openssl. */
export function makeCertificate(folder: string, from = -1, until = 60): Certificate {
  const file = (name: string) => resolve(folder, name);
  const [keyFile, certFile] = [file('key.pem'), file('cert.pem')];
  const run = (...args: string[]) => execFileSync(openssl as string, args, { cwd: folder, stdio: 'pipe' });
  const request = [
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-nodes', '-subj', '/CN=localhost', '-keyout', keyFile],
  ];
  run('req', ...request, '-out', 'request.pem');
  // Only `openssl ca` takes the days of the past.
  writeFileSync(
    file('ca.cnf'),
    '[a]\ndatabase=index\nnew_certs_dir=.\nserial=serial\ndefault_md=sha256\npolicy=p\nx509_extensions=e\n[p]\ncommonName=supplied\n[e]\nsubjectAltName=DNS:localhost\n',
  );
  writeFileSync(file('index'), '');
  writeFileSync(file('serial'), '01\n');
  const signing = ['-config', 'ca.cnf', '-name', 'a', '-selfsign', '-keyfile', keyFile, '-in', 'request.pem'];
  const days = ['-startdate', dayOf(from), '-enddate', dayOf(until)];
  run('ca', '-batch', '-notext', ...signing, ...days, '-out', certFile);
  return { keyFile, certFile, key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
}

/** So many days from now, as `20250721093000Z`. */
function dayOf(days: number): string {
  const date = new Date(Date.now() + days * millisecondsPerDay).toISOString();
  return date.replace(/[-T:]|\.\d+/g, '');
}
