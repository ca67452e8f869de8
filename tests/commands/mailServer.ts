import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

type Options = {
  port?: number;
  tls?: { key: string; cert: string };
  /** The answer to a message, such as `550 refused`; by default it is taken. Nothing or 421 ends the connection. */
  answer?: (message: string) => string;
};

export type MailServer = { port: number; messages: string[]; stop: () => Promise<void> };

/** A mail server that keeps what it takes, in order. */
export async function startMailServer({ port = 0, tls, answer }: Options = {}): Promise<MailServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const converse = (socket: Socket) => {
    sockets.add(socket);
    let [input, isMessage] = ['', false];
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      input += data.toString('latin1');
      for (let end = endOf(input, isMessage); end > 0; end = endOf(input, isMessage)) {
        const part = input.slice(0, end);
        input = input.slice(end);
        const reply = isMessage ? (answer?.(part) ?? '250 taken') : replyTo(part);
        if (isMessage && reply.startsWith('250')) messages.push(part);
        isMessage = reply.startsWith('354');
        if (reply) socket.write(`${reply}\r\n`);
        if (/^(?:421|$)/.test(reply)) socket.end();
      }
    });
    socket.write('220 test\r\n');
  };
  const server: Server = tls ? createTlsServer(tls, converse) : createServer(converse);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Where the first line or message of an input ends; 0 if it has not arrived. */
function endOf(input: string, isMessage: boolean): number {
  const mark = isMessage ? '\r\n.\r\n' : '\r\n';
  const at = input.indexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}

function replyTo(line: string): string {
  if (/^DATA/i.test(line)) return '354 go on';
  if (/^QUIT/i.test(line)) return '221 bye';
  return /^(?:EHLO|HELO|MAIL|RCPT|RSET)/i.test(line) ? '250 ok' : '502 unknown';
}
