import type { Server } from 'node:http';
import { argumentsOf, stop } from '../arguments';

type Address = { port: number; host: string };

const flag = { type: 'string' } as const;

/**
 * Where the server of an npm script listens: the port from the flag `--port` or from PORT, and the host from `--host`;
 * else only this computer: the site may be a draft, and the network a public one. Ends the program with a message if the
 * port is invalid.
 */
export function addressFor(script: string, defaultPort: number): Address {
  const usage = `npm run ${script} [-- --port 8080 --host 0.0.0.0]`;
  const { values } = argumentsOf(usage, { options: { port: flag, host: flag } });
  // The flag is for shells that cannot set a variable for one command.
  const port = Number(values.port ?? (process.env.PORT || defaultPort));
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    stop(`The port must be a number from 0 to 65535, for example -- --port 8080 or PORT=8080.`);
  return { port, host: values.host ?? 'localhost' };
}

/** Starts a server and prints its URL. Ends the program with a message if it cannot start. */
export function listen(server: Server, { port, host }: Address): void {
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    const cure = 'Stop it, or choose another port with -- --port 8080.';
    stop(
      isTaken
        ? `Port ${port} is taken by another program. ${cure}`
        : `The server could not start: ${message}`,
    );
  });
  server.listen(port, host, () => {
    const address = server.address();
    const used = typeof address === 'object' && address ? address.port : port;
    console.log(`http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${used}`);
  });
}
