import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TlsFiles } from '../hosting/runNginx';

/** Creates a self-signed certificate for localhost, valid for two days. Throws without openssl. */
export function makeCertificate(folder: string): TlsFiles {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const made = ['-keyout', files.key, '-out', files.cert, '-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made], { stdio: 'ignore' });
  return files;
}

/** Makes Chromium trust a certificate. Where it only ignores errors, it keeps nothing in its cache. */
export function trusting({ cert }: TlsFiles): string {
  const key = new X509Certificate(readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
