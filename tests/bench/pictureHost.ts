import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { Certificate } from '../hosting/certificate';

export type PictureHost = {
  /** Make Chromium use it instead of the real host. */
  chromiumArguments: string[];
  stop: () => void;
};

/**
 * A mock of the picture host: over HTTP/2, as that one, it responds with pictures of the requested size and
 * the weight of a photograph.
 */
export async function startPictureHost({ key, cert }: Certificate): Promise<PictureHost> {
  const pictures = new Map<string, Promise<Buffer>>();
  const server = createSecureServer({ key, cert }, async (request, response) => {
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
    chromiumArguments: [`--host-resolver-rules=MAP images.unsplash.com 127.0.0.1:${port}`, trusting(cert)],
    // The browser has already closed its connections.
    stop: () => void server.close(),
  };
}

/** Makes Chromium trust a certificate. Where it only ignores errors, it keeps nothing in its cache. */
function trusting(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
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
