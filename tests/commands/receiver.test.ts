import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import pMap from 'p-map';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCertificate, openssl } from '../hosting/certificate';
import { findProgram } from '../hosting/findProgram';
import { freePort } from '../hosting/runNginx';
import { temporaryFolder } from '../unit/support/folders';
import { type MailServer, startMailServer } from './mailServer';
import {
  inquiry,
  python,
  query,
  type Receiver,
  runReceiver,
  sendInquiry,
  startMail,
  startNginx,
  startReceiver,
} from './receiver';

/** Thousands of commits would wait for the disk for half a minute. A killed program loses no more in memory. */
const memory = ['/dev/shm'].find(existsSync);

let folder: string;
let database: string;
let receiver: Receiver;
let mailServer: MailServer | undefined;

beforeEach(async () => {
  folder = await temporaryFolder({}, memory);
  database = join(folder, 'inquiries.db');
  // Node 20 has none.
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(async () => {
  await receiver?.kill();
  await mailServer?.stop();
  mailServer = undefined;
  await rm(folder, { recursive: true, force: true });
  vi.unstubAllGlobals();
});

const messageIds = () =>
  mailServer?.messages.map((message) => /^Message-ID: (\S+)/im.exec(message)?.[1]) ?? [];

/** Sends what waits, with the mail server on its port. */
const mail = (env?: Record<string, string>) =>
  startMail(database, `smtp://localhost:${mailServer?.port}`, env);

describe.skipIf(!python)('the receiver of inquiries', () => {
  beforeEach(async () => {
    receiver = await startReceiver(database, await freePort());
  });

  test('loses and repeats none of 1,000 inquiries, although it is killed three times, and the mail program twice', {
    timeout: 180_000,
  }, async () => {
    const { url } = receiver;
    const accepted = new Set<string>();
    const unanswered = new Set<string>();
    let killing: Promise<void> | undefined;

    async function killAndRestart() {
      await receiver.kill();
      receiver = await startReceiver(database, Number(new URL(url).port));
    }

    /** Tries again with the same id, as the form does. */
    async function deliver(number: number) {
      const fields = inquiry(number);
      while ((await sendInquiry(url, fields)) !== 'accepted') {
        unanswered.add(fields.id);
        await killing;
      }
      accepted.add(fields.id);
      if (accepted.size % 250 === 0 && accepted.size < 1000) killing = killAndRestart();
    }

    await pMap(Array.from({ length: 1000 }).keys(), deliver, { concurrency: 20 });
    // A visitor who saw no confirmation, and one who did.
    for (const number of [1, 999]) expect(await sendInquiry(url, inquiry(number))).toBe('accepted');
    expect(unanswered.size).toBeGreaterThan(0);
    const stored = query<{ id: string }>(database, 'select id from inquiries').map(({ id }) =>
      JSON.parse(id),
    );
    expect(stored).toHaveLength(1000);
    expect(new Set(stored)).toEqual(accepted);

    const down = await startMail(database, `smtp://localhost:${await freePort()}`).ended;
    expect(down).toEqual({
      code: 1,
      output: expect.stringContaining('The mail server does not take messages (ConnectionRefusedError)'),
    });

    mailServer = await startMailServer();
    const { messages } = mailServer;
    for (const count of [300, 600]) {
      const { child, ended } = mail();
      while (messages.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
      child.kill('SIGKILL');
      await ended;
    }
    expect(await mail().ended).toEqual({ code: 0, output: '' });
    // What was under way at a kill may be repeated, under the same id.
    expect(new Set(messageIds()).size).toBe(1000);
    expect(messages.length - 1000).toBeLessThanOrEqual(2);
    const count = messages.length;
    expect(await mail().ended).toEqual({ code: 0, output: '' });
    expect(messages).toHaveLength(count);
    expect(receiver.output()).toBe('');
  });

  test('stores nothing that is no inquiry, and says why', async () => {
    const { url, output } = receiver;
    const valid = inquiry(1);
    async function post(body: unknown, type = 'application/json') {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body: text });
      return `${response.status} ${((await response.json()) as { error: string }).error}`;
    }
    for (const [body, answer] of [
      ['{"id":', '400 not readable'],
      ['['.repeat(200_000), '400 not readable'],
      [[valid], '400 not an object of texts'],
      [{ ...valid, company: { name: 'x' } }, '400 not an object of texts'],
      [{ ...valid, 'two words': 'x' }, '400 unknown names of fields'],
      [
        Object.fromEntries([
          ...Object.entries(valid),
          ...Array.from({ length: 15 }, (_, n) => [`f${n}`, '']),
        ]),
        '400 unknown names of fields',
      ],
      [{ ...valid, id: '' }, '400 id is missing or too long'],
      [{ ...valid, id: 'x'.repeat(101) }, '400 id is missing or too long'],
      [{ ...valid, message: ' \n ' }, '400 message is missing or too long'],
      [{ ...valid, message: undefined }, '400 message is missing or too long'],
      [{ ...valid, message: 'x'.repeat(100_001) }, '400 message is missing or too long'],
      [{ ...valid, email: 'nobody' }, '400 email is no address'],
      [{ ...valid, message: 'x'.repeat(300_000) }, '413 too long'],
    ] as const)
      expect(await post(body)).toBe(answer);
    expect(await post(valid, 'text/plain')).toBe('415 neither JSON nor a form');
    expect(query(database, 'select * from inquiries')).toEqual([]);
    expect(output()).toBe('');
  });

  test('stores and mails every text that a form can send, and none becomes a header', async () => {
    const { url } = receiver;
    const odd = {
      ...inquiry(
        1,
        `Two\nlines, \u0000, half a \ud83d, a smile 😀, a heart ❤️‍🔥, a name ශ්‍රී and ${'long '.repeat(1000)}`,
      ),
      name: "Robert'); drop table inquiries;--",
      category: 'general\r\nBcc: everybody@example.com',
      email: 'ünïcode@exämple.com',
    };
    const { send } = await import('@/lib/forms/send.browser');
    expect(await sendInquiry(url, odd)).toBe('accepted');
    const form = { url, encoding: 'form' as const };
    expect(await send(form, inquiry(2), new AbortController().signal)).toBe('accepted');
    const stored = query<{ fields: string }>(database, 'select fields from inquiries order by rowid');
    const { id: _, ...fields } = odd;
    expect(JSON.parse(stored[0]?.fields ?? '')).toEqual(fields);

    mailServer = await startMailServer();
    const named = {
      MAIL_FROM: 'The website <website@example.com>',
      MAIL_TO: 'Example Pty. Ltd. <office@example.com>, other@example.com, ',
      KEEP_DAYS: '100000',
    };
    expect(await mail(named).ended).toEqual({ code: 0, output: '' });
    const [first = '', second = ''] = mailServer.messages;
    expect(first).toMatch(/^Message-ID: <[0-9a-f]{64}@example\.com>\r$/m);
    expect(first).toMatch(/^Subject: Inquiry: general Bcc: everybody@example\.com\r$/m);
    expect(first).not.toMatch(/^(?:Bcc|Reply-To):/im);
    expect(textOf(first)).toContain('name: Robert');
    expect(textOf(first)).toContain(
      'Two\nlines,  , half a  , a smile 😀, a heart ❤️‍🔥, a name ශ්‍රී and long long',
    );
    expect(second).toMatch(/^Reply-To: visitor-2@example\.com\r$/m);
    expect(textOf(second)).toContain('name: Zoë Visitor\nemail: visitor-2@example.com\n');
  });

  test('keeps a message that the mail server refuses, and mails the others', async () => {
    for (const number of [1, 2, 3]) await sendInquiry(receiver.url, inquiry(number));
    let isRefused = true;
    const answer = (message: string) =>
      isRefused && textOf(message).includes('visitor-2') ? '550 no' : '250 ok';
    mailServer = await startMailServer({ answer });
    const { code, output } = await mail().ended;
    expect([code, output]).toEqual([
      1,
      'The mail server refused a message (550). It stays stored.\n1 messages stay stored.\n',
    ]);
    expect(mailServer.messages).toHaveLength(2);
    isRefused = false;
    expect(await mail().ended).toEqual({ code: 0, output: '' });
    expect(new Set(messageIds()).size).toBe(3);
  });

  test('mails an address and a topic with encoded words, which Python would decode, and makes no header of them', async () => {
    const category = '=?utf-8?q?a=0ABcc:_everybody@example.com?=';
    const emails = ['=?utf-8?q?a=0Ab?=@example.com', '=?utf-8?q??=@x.com'];
    for (const [number, email] of emails.entries())
      expect(await sendInquiry(receiver.url, { ...inquiry(number), email, category })).toBe('accepted');
    mailServer = await startMailServer();
    expect(await mail().ended).toEqual({ code: 0, output: '' });
    expect(mailServer.messages).toHaveLength(2);
    for (const [number, message] of mailServer.messages.entries()) {
      expect(message).not.toMatch(/^(?:Bcc|Reply-To):/im);
      expect(textOf(message)).toContain(`email: ${emails[number]}\n`);
    }
  });

  test('keeps a message that cannot be written, and mails the others', async () => {
    for (const number of [1, 2]) await sendInquiry(receiver.url, inquiry(number));
    query(database, `update inquiries set fields = '{}' where id like '%1"'`);
    mailServer = await startMailServer();
    expect(await mail().ended).toEqual({
      code: 1,
      output: 'A message cannot be written (KeyError). It stays stored.\n1 messages stay stored.\n',
    });
    expect(mailServer.messages).toHaveLength(1);
  });

  test.each(['421 closing', ''])(
    'mails the others if the mail server ends the connection at a message with the answer "%s"',
    async (ending) => {
      for (const number of [1, 2, 3]) await sendInquiry(receiver.url, inquiry(number));
      const answer = (message: string) => (textOf(message).includes('visitor-1@') ? ending : '250 ok');
      mailServer = await startMailServer({ answer });
      const { code, output } = await mail().ended;
      expect([code, output]).toEqual([1, expect.stringContaining('does not take messages')]);
      await mail().ended;
      expect(mailServer.messages).toHaveLength(2);
      expect(query(database, 'select id from inquiries where mailed is null')).toHaveLength(1);
    },
  );

  test('deletes what is old and mailed, never what waits', async () => {
    for (const number of [1, 2, 3]) await sendInquiry(receiver.url, inquiry(number, `Secret ${number}`));
    const days = 24 * 60 * 60;
    const changed = (id: number, change: string) =>
      query(database, `update inquiries set ${change} where id like '%${id}"'`);
    changed(1, `received = received - ${91 * days}, mailed = 1`);
    changed(2, `received = received - ${89 * days}, mailed = 1`);
    changed(3, `received = received - ${91 * days}`);
    // The mail server is down, and deletion does not depend on it.
    expect((await startMail(database, `smtp://localhost:${await freePort()}`).ended).code).toBe(1);
    const left = query<{ fields: string }>(database, 'select fields from inquiries order by id');
    expect(left.map(({ fields }) => JSON.parse(fields).message)).toEqual(['Secret 2', 'Secret 3']);
    await receiver.kill();
    expect(await readFile(database, 'latin1')).not.toContain('Secret 1');
  });

  test.skipIf(!openssl)(
    'sends over TLS only to a server whose certificate is trusted, and without it to this machine alone',
    async () => {
      await sendInquiry(receiver.url, inquiry(1));
      const { certFile, ...tls } = makeCertificate(folder);
      mailServer = await startMailServer({ tls });
      const url = `smtps://localhost:${mailServer.port}`;
      expect((await startMail(database, url).ended).output).toContain('(SSLCertVerificationError)');
      expect(mailServer.messages).toEqual([]);
      expect(await startMail(database, url, { SSL_CERT_FILE: certFile }).ended).toEqual({
        code: 0,
        output: '',
      });
      expect(mailServer.messages).toHaveLength(1);
      await sendInquiry(receiver.url, inquiry(2));
      const { code, output } = await startMail(database, 'smtp://mail.example.com:25').ended;
      expect([code, output]).toEqual([1, expect.stringContaining('write smtps://host:port')]);
    },
  );

  const mailServerExpected =
    'smtps://host:port, or smtp://localhost:port for a mail server on this machine, in /etc/inquiries.env, such as MAIL_SERVER=smtps://mail.example.com:465';

  test.each<[env: Record<string, string>, output: string]>([
    [
      { MAIL_TO: 'a@example.com; b@example.com' },
      'MAIL_TO is a@example.com; b@example.com: write addresses with commas between them in /etc/inquiries.env, such as MAIL_TO=office@example.com',
    ],
    [
      { MAIL_FROM: ' ' },
      'MAIL_FROM is empty or missing: write an address in /etc/inquiries.env, such as MAIL_FROM=website@example.com',
    ],
    ...[
      'smtps://mail.example.com:no',
      'mail.example.com:465',
      'smtp://mail.example.com:25',
      'smtps://:465',
    ].map((url): [env: Record<string, string>, output: string] => [
      { MAIL_SERVER: url },
      `MAIL_SERVER is ${url}: write ${mailServerExpected}`,
    ]),
    [
      { MAIL_USER: 'website' },
      "MAIL_PASSWORD is empty or missing: write the password of MAIL_USER in /etc/inquiries.env, such as MAIL_PASSWORD='a secret'",
    ],
    [
      { KEEP_DAYS: 'ninety' },
      'KEEP_DAYS is ninety: write a number of days in /etc/inquiries.env, such as KEEP_DAYS=90',
    ],
  ])('the mail program says what to write before a message waits: %o', async (env, output) => {
    const { ended } = startMail(database, 'smtp://localhost:25', env);
    expect(await ended).toEqual({ code: 1, output: `${output}\n` });
  });

  test.each<[env: Record<string, string>, output: string]>([
    [
      { DATABASE: '' },
      "DATABASE is empty or missing: write the path of a file in the unit's file in /etc/systemd/system, such as DATABASE=/var/lib/inquiries/inquiries.db",
    ],
    [
      { DATABASE: '/missing/inquiries.db' },
      'DATABASE is /missing/inquiries.db, which cannot be used: unable to open database file',
    ],
    [
      { PORT: '80a' },
      "PORT is 80a: write a number up to 65535 in the unit's file in /etc/systemd/system, such as PORT=8025",
    ],
  ])('the receiver says at its start which setting is wrong: %o', (env, output) => {
    expect(runReceiver(database, env)).toEqual({ code: 1, output: `${output}\n` });
  });

  test('the receiver says at its start that another program has its port', () => {
    const { port } = new URL(receiver.url);
    expect(runReceiver(join(folder, 'other.db'), { PORT: port })).toEqual({
      code: 1,
      output: expect.stringMatching(`^PORT is ${port}, which cannot be used: .*in use\n$`),
    });
  });

  test('answers its health test with 503 when mail waits for an hour', async () => {
    const { url } = receiver;
    const health = async () => `${(await fetch(url)).status} ${await (await fetch(url)).text()}`;
    expect(await health()).toBe('200 {"ok": true, "message": "All inquiries are stored and mailed."}');
    await sendInquiry(url, inquiry(1));
    const waiting = 'Inquiries that wait for the mail server: 1.';
    expect(await health()).toBe(`200 {"ok": true, "message": "${waiting}"}`);
    query(database, 'update inquiries set received = received - 3700');
    expect(await health()).toBe(`503 {"ok": false, "error": "${waiting}"}`);
  });
});

/** The text of a message. */
function textOf(message: string): string {
  const [head = '', body = ''] = message.split(/\r\n\r\n([\s\S]*)/);
  const [encoding] = /base64|quoted-printable/.exec(head) ?? [];
  const isQuoted = encoding === 'quoted-printable';
  const bytes = isQuoted ? quotedPrintable(body) : Buffer.from(body, encoding ? 'base64' : 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Whether this machine allows a file system of its own for the full disk: as root, or with user namespaces. */
const canMount =
  python !== undefined && spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

test.skipIf(!canMount)(
  'with a full disk, an inquiry is refused and none accepted is lost; once there is room, it is taken',
  async () => {
    const disk = await temporaryFolder();
    const onDisk = join(disk, 'inquiries.db');
    const mount = `mount -t tmpfs -o size=256k none ${disk} && exec "$@"`;
    receiver = await startReceiver(onDisk, await freePort(), ['unshare', '-rm', 'sh', '-c', mount, 'sh']);
    // The disk exists for the receiver alone.
    const inside = ['nsenter', '-t', String(receiver.child.pid), '-U', '-m'];
    const { url } = receiver;
    const accepted: string[] = [];
    for (let number = 0; ; number += 1) {
      const fields = inquiry(number, 'x'.repeat(5000));
      const result = await sendInquiry(url, fields);
      if (result !== 'accepted') {
        expect(result).toBe('refused');
        break;
      }
      accepted.push(fields.id);
    }
    expect(accepted.length).toBeGreaterThan(5);
    await expect.poll(receiver.output).toContain('An inquiry was not stored: database or disk is full');
    expect((await fetch(url)).status).toBe(503);
    // More room, as after deleting another file.
    execFileSync('nsenter', [...inside.slice(1), 'mount', '-o', 'remount,size=64m', disk]);
    const next = inquiry(accepted.length, 'x'.repeat(5000));
    expect(await sendInquiry(url, next)).toBe('accepted');
    const stored = query<{ id: string }>(onDisk, 'select id from inquiries order by rowid', inside);
    expect(stored.map(({ id }) => JSON.parse(id))).toEqual([...accepted, next.id]);
    expect((await fetch(url)).status).toBe(200);
  },
);

test.skipIf(!python || !openssl || !findProgram('nginx'))(
  'behind nginx, the site may read every answer, and more than ten inquiries of a visitor at once are refused',
  async () => {
    const [port, receiverPort] = [await freePort(), await freePort()];
    receiver = await startReceiver(database, receiverPort);
    const certificate = makeCertificate(folder);
    const nginx = await startNginx(await temporaryFolder(), port, receiverPort, certificate);
    const ask = (method: string, body = '', path = '/inquiries') =>
      new Promise<{ status: number; origin: unknown }>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', Host: 'forms.example.com' };
        const options = { method, ca: certificate.cert, servername: 'localhost', headers };
        const asked = request(`https://127.0.0.1:${port}${path}`, options, (response) => {
          response.resume();
          const origin = response.headers['access-control-allow-origin'];
          response.on('end', () => resolve({ status: response.statusCode ?? 0, origin }));
        });
        asked.on('error', reject).end(body);
      });
    const readable = (status: number) => ({ status, origin: 'https://www.example.com' });
    try {
      for (let count = 0; count < 20; count += 1) expect(await ask('OPTIONS')).toEqual(readable(204));
      expect(await ask('GET')).toEqual(readable(200));
      expect(await ask('POST', 'x'.repeat(300_000))).toEqual(readable(413));
      expect(await ask('POST', '{}')).toEqual(readable(400));
      const statuses = [];
      for (let number = 0; number < 12; number += 1)
        statuses.push((await ask('POST', JSON.stringify(inquiry(number)))).status);
      expect(statuses.slice(0, 7)).toEqual(Array(7).fill(204));
      expect(statuses.slice(-2)).toEqual([429, 429]);
      expect(await ask('POST', JSON.stringify(inquiry(99)))).toEqual(readable(429));
      expect(query(database, 'select id from inquiries')).toHaveLength(
        statuses.filter((status) => status === 204).length,
      );
      await receiver.kill();
      expect((await ask('GET', '', '/')).status).toBe(404);
    } finally {
      await nginx.stop();
    }
    // The limit of requests is in nginx's memory.
    const again = await startNginx(await temporaryFolder(), port, receiverPort, certificate);
    try {
      expect(await ask('POST', JSON.stringify(inquiry(100)))).toEqual(readable(502));
    } finally {
      await again.stop();
    }
  },
);
