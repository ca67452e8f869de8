import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { millisecondsPerDay } from '../../lib/content/buildDay';
import { formatDate } from '../../lib/content/dates.browser';

/** Programs that renew do so when a third of the lifetime is left, so less than a fifth means that renewal fails. */
const leastPartLeft = 1 / 5;

/** For certificates of a year, whose fifth would be too early. */
const mostNotice = 21 * millisecondsPerDay;

const timeout = 15_000;

/**
 * A line for each server of HTTPS URLs that has no trusted certificate, or one that is near its end. `ca` is a certificate
 * to trust besides the system's.
 */
export async function certificateProblems(urls: readonly string[], ca?: string): Promise<string[]> {
  const encrypted = urls.map((url) => new URL(url)).filter(({ protocol }) => protocol === 'https:');
  const hosts = new Set(encrypted.map(({ host }) => host));
  return (await Promise.all([...hosts].map((host) => problemOf(host, ca)))).flat();
}

async function problemOf(host: string, ca?: string): Promise<string[]> {
  const { hostname, port } = new URL(`https://${host}`);
  // Refused certificates are read as well, to say why.
  const options = {
    rejectUnauthorized: false,
    ...(!isIP(hostname) && { servername: hostname }),
    ...(ca && { ca }),
  };
  const socket = connect({ host: hostname, port: Number(port || 443), ...options });
  socket.setTimeout(timeout, () => socket.destroy(new Error(`no answer in ${timeout / 1000} seconds`)));
  try {
    await once(socket, 'secureConnect');
    return certificateProblem(socket).map((problem) => `${host}: the certificate ${problem}`);
  } catch (error) {
    return [`${host} makes no encrypted connection: ${(error as Error).message}`];
  } finally {
    socket.destroy();
  }
}

function certificateProblem(socket: TLSSocket): string[] {
  const certificate = socket.getPeerCertificate();
  const [from, to] = [certificate.valid_from, certificate.valid_to].map(Date.parse) as [number, number];
  const end = formatDate(new Date(to).toISOString().slice(0, 10), 'legal');
  const now = Date.now();
  if (to <= now) return [`has expired on ${end}`];
  if (!socket.authorized) return [`is not trusted by browsers (${socket.authorizationError})`];
  const notice = Math.min((to - from) * leastPartLeft, mostNotice);
  return to - now < notice ? [`expires on ${end}`] : [];
}
