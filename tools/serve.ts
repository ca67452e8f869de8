import { siteMissing } from './siteMissing';
import { staticServer } from './staticServer';

const outDir = 'out';
const port = Number(process.env.PORT || 3000);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  stop(`PORT is "${process.env.PORT}": it must be a number from 0 to 65535, for example PORT=8080.`);
}
const missing = siteMissing(outDir, ['index.html', '404.html']);
if (missing) stop(missing);

const server = staticServer(outDir);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    stop(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port < 65535 ? port + 1 : 3000} npm run serve`,
    );
  }
  stop(`The server could not start: ${error.message}`);
});
server.listen(port, () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
});
