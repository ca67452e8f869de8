import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sites } from '../sites/sites';
import { ask } from './ask';
import { findBrotliModule } from './runNginx';
import { expect, test } from './test';

const { out } = sites.specification;

const accepted = (encodings: string) => ({ headers: { 'Accept-Encoding': encodings } });

/** Compressed, whole and partial answers. */
export function testEncodings(): void {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/feed.xml', 'feed.xml'],
    ['/drawings/plan.svg', 'drawings/plan.svg'],
  ] as const) {
    test(`${path} is sent as it is to who accepts no encoding`, async ({ port }) => {
      const { headers, body } = await ask(port, path, accepted('identity'));
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.equals(readFileSync(`${out}/${file}`))).toBe(true);
    });

    test(`${path} is sent as gzip as npm run compress made it`, async ({ port, compressed }) => {
      const { headers, body } = await ask(port, path, accepted('gzip'));
      expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
      expect(body.equals(readFileSync(`${compressed}/${file}.gz`))).toBe(true);
      expect(gunzipSync(body).equals(readFileSync(`${out}/${file}`))).toBe(true);
    });

    test(`${path} is sent as brotli as npm run compress made it`, async ({ port, compressed, server }) => {
      test.skip(server === 'nginx' && !findBrotliModule(), "nginx's brotli module is not installed");
      const { headers, body } = await ask(port, path, accepted('gzip, deflate, br, zstd'));
      expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
      expect(body.equals(readFileSync(`${compressed}/${file}.br`))).toBe(true);
      expect(brotliDecompressSync(body).equals(readFileSync(`${out}/${file}`))).toBe(true);
    });
  }

  test('an encoding has an ETag of its own', async ({ port }) => {
    const plain = await ask(port, '/about', accepted('identity'));
    const gzip = await ask(port, '/about', accepted('gzip'));
    expect(plain.headers.etag).not.toBe(gzip.headers.etag);
    const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': gzip.headers.etag as string };
    expect((await ask(port, '/about', { headers })).status).toBe(304);
  });

  test('what nobody compressed is compressed on the way', async ({ movedSite: { port } }) => {
    const { headers, body } = await ask(port, '/about', accepted('gzip'));
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).equals(readFileSync(`${sites.variant.out}/about.html`))).toBe(true);
  });

  test('pictures are not compressed again', async ({ port }) => {
    const { headers } = await ask(port, '/share/home.png', accepted('gzip, br'));
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('HEAD is answered as GET, without the page', async ({ port }) => {
    const { status, headers, body } = await ask(port, '/about', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(readFileSync(`${out}/about.html`).length));
    expect((await ask(port, '/no-such-page', { method: 'HEAD' })).status).toBe(404);
  });

  test('a part is sent when a part is asked for', async ({ port }) => {
    const file = readFileSync(`${out}/share/home.png`);
    const part = await ask(port, '/share/home.png', { headers: { Range: 'bytes=8-15' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 8-15/${file.length}`]);
    expect(part.body.equals(file.subarray(8, 16))).toBe(true);
    const beyond = await ask(port, '/share/home.png', { headers: { Range: `bytes=${file.length}-` } });
    expect(beyond.status).toBe(416);
  });
}
