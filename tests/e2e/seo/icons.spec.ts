import { attribute } from '../../../tools/finish/dom';
import { expect, test } from '../test';
import { name, png, site } from './site';

test('every page links to the manifest, whose icons exist in the sizes it states', async ({ address }) => {
  for (const [path, { links }] of (await site(address)).pages)
    expect(
      links('manifest').map((link) => attribute(link, 'href')),
      path,
    ).toEqual(['/manifest.webmanifest']);
  const answer = await fetch(`${address}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name, lang: 'en-AU', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/svg+xml') {
      expect(sizes).toBe('any');
      expect(await (await fetch(address + src)).text()).toContain('<svg');
    } else {
      const { width, height } = await png(address, src);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
  const sizes = manifest.icons.map((icon: { sizes: string; purpose?: string }) => [icon.sizes, icon.purpose]);
  expect(sizes).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  );
});

test('every page has a favicon and a touch icon that answer', async ({ address }) => {
  for (const [path, { links }] of (await site(address)).pages) {
    expect(
      links('icon').map((link) => [attribute(link, 'href'), attribute(link, 'type')]),
      path,
    ).toEqual([['/icons/icon.svg', 'image/svg+xml']]);
    expect(
      links('apple-touch-icon').map((link) => attribute(link, 'href')),
      path,
    ).toEqual(['/icons/apple-touch-icon.png']);
  }
  const icon = await fetch(`${address}/icons/icon.svg`);
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await png(address, '/icons/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
});
