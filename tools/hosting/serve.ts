import { parseArgs } from 'node:util';
import { missingSite } from '../files';
import { basePathOf, staticServer } from './staticServer';

const outDir = 'out';
// The flag is for shells that cannot set a variable for one command.
const value = portFlag() ?? (process.env.PORT || '3000');
const port = Number(value);

function portFlag(): string | undefined {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    return stop(`${(error as Error).message}\nUsage: npm run serve [-- --port 8080]`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  stop(
    `The port is "${value}": it must be a number from 0 to 65535, for example -- --port 8080 or PORT=8080.`,
  );
}
const missing = missingSite(outDir, ['index.html', '404.html']);
if (missing) stop(missing);

const server = staticServer(outDir);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    stop(
      `Port ${port} is taken by another program. Stop it, or choose another port: npm run serve -- --port ${port < 65535 ? port + 1 : 3000}`,
    );
  }
  stop(`The server could not start: ${error.message}`);
});
server.listen(port, () => {
  const address = server.address();
  console.log(
    `http://localhost:${typeof address === 'object' && address ? address.port : port}${basePathOf(outDir)}`,
  );
});
