import type { Server } from 'node:http';
import { argumentsOf, stop } from '../arguments';

type Options = {
  /** The npm script that starts the server, for messages. */
  script: string;
  defaultPort: number;
  /** Whether the flag `--host` can choose where to listen; else only this computer reaches the server. */
  takesHost?: boolean;
  /** The path of the page to open. */
  path?: string;
};

/** The host from the flag `--host`; else only this computer: the site may be a draft, and the network a public one. */
export function hostFor(options: Options): string {
  return flagsOf(options).host ?? 'localhost';
}

/** The port from the flag `--port` or from PORT. Ends the program with a message if it is invalid. */
export function portFor(options: Options): number {
  // The flag is for shells that cannot set a variable for one command.
  const value = flagsOf(options).port ?? (process.env.PORT || String(options.defaultPort));
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    stop(
      `The port is "${value}": it must be a number from 0 to 65535, for example -- --port 8080 or PORT=8080.`,
    );
  return port;
}

function flagsOf({ script, takesHost }: Options): { port?: string; host?: string } {
  const flag = { type: 'string' } as const;
  const usage = `npm run ${script} [-- --port 8080${takesHost ? ' --host 0.0.0.0' : ''}]`;
  return argumentsOf(usage, { options: takesHost ? { port: flag, host: flag } : { port: flag } }).values;
}

/** Starts a server and prints its URL. Ends the program with a message if it cannot start. */
export function listen(server: Server, port: number, options: Options): void {
  const { script, defaultPort, path = '' } = options;
  const host = hostFor(options);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      stop(
        `Port ${port} is taken by another program. Stop it, or choose another port: npm run ${script} -- --port ${port < 65535 ? port + 1 : defaultPort}`,
      );
    }
    stop(`The server could not start: ${error.message}`);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.replace(/.*:.*/, '[$&]');
    console.log(`http://${name}:${typeof address === 'object' && address ? address.port : port}${path}`);
  });
}
