import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { visibleLines } from '../../lib/schema/visible';

type Options = {
  /** The npm script that starts the server, for messages. */
  script: string;
  defaultPort: number;
  /** Where to listen; everywhere by default. */
  host?: string;
  /** The path of the page to open. */
  path?: string;
};

/** Prints a message and ends the program. */
export function stop(message: string): never {
  console.error(visibleLines(message));
  process.exit(1);
}

/** The port from the flag `--port` or from PORT. Ends the program with a message if it is invalid. */
export function portFor({ script, defaultPort }: Options): number {
  // The flag is for shells that cannot set a variable for one command.
  const value = portFlag(script) ?? (process.env.PORT || String(defaultPort));
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    stop(
      `The port is "${value}": it must be a number from 0 to 65535, for example -- --port 8080 or PORT=8080.`,
    );
  return port;
}

function portFlag(script: string): string | undefined {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    return stop(`${(error as Error).message}\nUsage: npm run ${script} [-- --port 8080]`);
  }
}

/** Starts a server and prints its URL. Ends the program with a message if it cannot start. */
export function listen(
  server: Server,
  port: number,
  { script, defaultPort, host, path = '' }: Options,
): void {
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
    console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}${path}`);
  });
}
