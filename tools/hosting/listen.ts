import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Server as TcpServer } from 'node:net';
import { argumentsOf, stop } from '../arguments';

type Options = {
  /** The npm script that starts the server, for messages. */
  script: string;
  defaultPort: number;
  /** Whether the flag `--host` can choose where to listen; else only this computer reaches the server. */
  takesHost?: boolean;
};

type Address = { port: number; host: string };

/**
 * Where to listen: the port from the flag `--port` or from PORT, and the host from `--host`; else only this computer: the
 * site may be a draft, and the network a public one. Ends the program with a message if the port is invalid.
 */
export function addressFor({ script, defaultPort, takesHost }: Options): Address {
  const flag = { type: 'string' } as const;
  const usage = `npm run ${script} [-- --port 8080${takesHost ? ' --host 0.0.0.0' : ''}]`;
  const flags: { port?: string; host?: string } = argumentsOf(usage, {
    options: takesHost ? { port: flag, host: flag } : { port: flag },
  }).values;
  // The flag is for shells that cannot set a variable for one command.
  const value = flags.port ?? (process.env.PORT || String(defaultPort));
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    stop(
      `The port is "${value}": it must be a number from 0 to 65535, for example -- --port 8080 or PORT=8080.`,
    );
  return { port, host: flags.host ?? 'localhost' };
}

/** Starts a server and prints its URL. Ends the program with a message if it cannot start. */
export function listen(server: Server, { port, host }: Address, options: Options): void {
  stopIfItFails(server, port, options);
  server.listen(port, host, () => {
    const address = server.address();
    const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.replace(/.*:.*/, '[$&]');
    console.log(`http://${name}:${typeof address === 'object' && address ? address.port : port}`);
  });
}

/** Ends the program with a message if a server could not listen. For programs that compile for a while before they start one. */
export async function requireFreePort({ port, host }: Address, options: Options): Promise<void> {
  const server = createServer();
  stopIfItFails(server, port, options);
  await once(server.listen(port, host), 'listening');
  await once(server.close(), 'close');
}

function stopIfItFails(server: TcpServer, port: number, { script, defaultPort }: Options): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      stop(
        `Port ${port} is taken by another program. Stop it, or choose another port: npm run ${script} -- --port ${port < 65535 ? port + 1 : defaultPort}`,
      );
    }
    stop(`The server could not start: ${error.message}`);
  });
}
