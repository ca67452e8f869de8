import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { TlsFiles } from '../hosting/runNginx';
import { trusting } from './certificate';

export type PictureHost = {
  /** Make Chromium use it instead of the real host. */
  chromiumArguments: string[];
  stop: () => void;
};

/**
 * A mock of the picture host: over HTTP/2, as that one, it responds with pictures of the requested size and
 * the weight of a photograph.
 */
export async function startPictureHost(tls: TlsFiles): Promise<PictureHost> {
  const pictures = new Map<string, Promise<Buffer>>();
  const files = { key: readFileSync(tls.key), cert: readFileSync(tls.cert) };
  const server = createSecureServer(files, async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'https://localhost');
    const size = `${searchParams.get('w')}x${searchParams.get('h')}`;
    const picture = pictures.get(size) ?? photo(size);
    pictures.set(size, picture);
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000' });
    response.end(await picture);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    chromiumArguments: [`--host-resolver-rules=MAP images.unsplash.com 127.0.0.1:${port}`, trusting(tls)],
    // The browser has already closed its connections.
    stop: () => void server.close(),
  };
}

/** Soft noise, which compresses about as well as a photograph. */
function photo(size: string): Promise<Buffer> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(2)
    .webp({ quality: 70 })
    .toBuffer();
}
