import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { send } from '@/lib/forms/send.browser';
import type { Certificate } from '../hosting/certificate';
import { findProgram } from '../hosting/findProgram';
import { type RunningServer, waitUntilListening } from '../hosting/runNginx';

/** Debian's own Python, on which the recipe is built, else another one. */
export const python = ['/usr/bin/python3'].find(existsSync) ?? findProgram('python3');

const folder = resolve('tools/receiver');

export type Receiver = { url: string; child: ChildProcess; output: () => string; kill: () => Promise<void> };

/** Starts the receiver as its unit does. `wrapper` is a command that runs it. */
export async function startReceiver(
  database: string,
  port: number,
  wrapper: readonly string[] = [],
): Promise<Receiver> {
  const [program = '', ...args] = [...wrapper, python as string, join(folder, 'receive.py')];
  const child = spawn(program, args, { env: { ...environment(database), PORT: String(port) } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const exited = new Promise((done) => child.on('close', done));
  await waitUntilListening(child, port, '');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url: `http://127.0.0.1:${port}/inquiries`, child, output: () => output, kill };
}

/** Runs a receiver that ends at its start. */
export function runReceiver(database: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(python as string, [join(folder, 'receive.py')], {
    env: { ...environment(database), ...env },
    encoding: 'utf8',
    timeout: 10_000,
  });
  return { code: status, output: stdout + stderr };
}

/** Starts nginx with the recipe's configuration in front of a receiver. The example's names are kept. */
export function startNginx(
  prefix: string,
  port: number,
  receiverPort: number,
  { certFile, keyFile }: Certificate,
): Promise<RunningServer> {
  const recipe = readFileSync(join(folder, 'nginx.conf'), 'utf8')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:8025', `127.0.0.1:${receiverPort}`)
    .replace(/(?<=ssl_certificate )[^;]+/, certFile)
    .replace(/(?<=ssl_certificate_key )[^;]+/, keyFile)
    .replace(/(?<=error_log )\S+/, 'stderr');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(prefix, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${prefix}/pid;
error_log stderr;
events {}
http {
${temporary.map((name) => `${name}_temp_path ${prefix}/${name};`).join('\n')}
${recipe}
}
`,
  );
  const program = findProgram('nginx') as string;
  return waitUntilListening(spawn(program, ['-e', 'stderr', '-p', prefix, '-c', file]), port, prefix);
}

/** Starts the program that the timer starts. */
export function startMail(database: string, mailServer: string, env: Record<string, string> = {}) {
  const child = spawn(python as string, [join(folder, 'send_mail.py')], {
    env: {
      ...environment(database),
      MAIL_TO: 'office@example.com',
      MAIL_FROM: 'website@example.com',
      MAIL_SERVER: mailServer,
      KEEP_DAYS: '90',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
  return { child, ended };
}

/** The rows of a query. Commits statements that change rows. `wrapper` is a command that runs it. */
export function query<Row = Record<string, unknown>>(
  database: string,
  sql: string,
  wrapper: readonly string[] = [],
): Row[] {
  const program = `import json, sqlite3, sys
database = sqlite3.connect(sys.argv[1])
database.row_factory = sqlite3.Row
print(json.dumps([dict(row) for row in database.execute(sys.argv[2])]))
database.commit()`;
  const [command = '', ...args] = [...wrapper, python as string, '-c', program, database, sql];
  return JSON.parse(execFileSync(command, args, { encoding: 'utf8' }));
}

function environment(database: string): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE: database, PYTHONDONTWRITEBYTECODE: '1' };
}

/** The fields of an inquiry, as the contact form sends them. */
export function inquiry(number: number, message = `Message ${number} of a visitor`) {
  return {
    id: `0f8fad5b-d9cb-469f-a165-${String(number).padStart(12, '0')}`,
    name: 'Zoë Visitor',
    email: `visitor-${number}@example.com`,
    company: '',
    category: 'general',
    message,
  };
}

/** Sends an inquiry as the site does. */
export function sendInquiry(url: string, fields: Record<string, string>) {
  return send({ url, encoding: 'json' }, fields, new AbortController().signal);
}
