import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { staticServer } from '../tools/hosting/staticServer';

/** Serves an export on a free port of this machine, which no other can reach. */
export async function serve(outDir: string) {
  const server = staticServer(outDir).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Without a trailing slash. */
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
