import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sites } from '../sites/sites';
import { sendRequest } from './sendRequest';
import { expect, test } from './test';

const { out } = sites.specification;

const accepted = (encodings: string) => ({ headers: { 'Accept-Encoding': encodings } });

/** Compressed, conditional and partial responses. */
export function testEncodings(): void {
  for (const [path, name] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/feed.xml', 'feed.xml'],
    ['/drawings/plan.svg', 'drawings/plan.svg'],
  ] as const) {
    test(`${path} is served uncompressed or as gzip, as the browser accepts`, async ({ port }) => {
      const file = readFileSync(`${out}/${name}`);
      const plain = await sendRequest(port, path, accepted('identity'));
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      expect(plain.body.equals(file)).toBe(true);
      const { headers, body } = await sendRequest(port, path, accepted('gzip, deflate, br, zstd'));
      expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
      expect(gunzipSync(body).equals(file)).toBe(true);
    });
  }

  test('each encoding has its own ETag', async ({ port }) => {
    const plain = await sendRequest(port, '/about', accepted('identity'));
    const gzip = await sendRequest(port, '/about', accepted('gzip'));
    expect(plain.headers.etag).not.toBe(gzip.headers.etag);
    const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': gzip.headers.etag as string };
    expect((await sendRequest(port, '/about', { headers })).status).toBe(304);
  });

  test('shared caches keep the encodings of the 404 page apart, too', async ({ port }) => {
    for (const encoding of ['identity', 'gzip']) {
      const { status, headers } = await sendRequest(port, '/no-such-page', accepted(encoding));
      const sent = headers['content-encoding'] ?? 'identity';
      expect([status, sent, headers.vary]).toEqual([404, encoding, 'Accept-Encoding']);
    }
  });

  test('pictures are not compressed again', async ({ port }) => {
    const { headers } = await sendRequest(port, '/share/home.png', accepted('gzip, br'));
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('HEAD returns the headers of GET without a body', async ({ port }) => {
    const { status, headers, body } = await sendRequest(port, '/about', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(readFileSync(`${out}/about.html`).length));
    expect((await sendRequest(port, '/no-such-page', { method: 'HEAD' })).status).toBe(404);
  });

  test('range requests return partial content', async ({ port }) => {
    const file = readFileSync(`${out}/share/home.png`);
    const range = await sendRequest(port, '/share/home.png', { headers: { Range: 'bytes=8-15' } });
    expect([range.status, range.headers['content-range']]).toEqual([206, `bytes 8-15/${file.length}`]);
    expect(range.body.equals(file.subarray(8, 16))).toBe(true);
    const beyond = await sendRequest(port, '/share/home.png', {
      headers: { Range: `bytes=${file.length}-` },
    });
    expect(beyond.status).toBe(416);
  });
}
