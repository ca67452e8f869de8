import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { comparePictures } from '@/tools/writers/report-content/before-after/pictures';
import { outlineBox } from './support/pictures';

type Box = { left: number; top: number; width: number; height: number; colour?: string };

const width = 400;

/** A screenshot with boxes on a light ground. */
function screenshot(height: number, boxes: readonly Box[]): Promise<Buffer> {
  const shapes = boxes.map(
    ({ colour = '#123', ...box }) =>
      `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f4ee"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const header = { left: 0, top: 0, width, height: 20 };
/** Like a line of text: rows of pixels that differ from each other and from those of other lines. */
function line(number: number, top: number, left = 40): Box[] {
  return Array.from({ length: 15 }, (_, index) => ({
    ...{ left, top: top + index * 2, width: 100 + ((number * 37 + index * index * 13) % 150), height: 2 },
  }));
}

/** Compares pictures, which must differ. */
async function compare(before: Buffer, after: Buffer) {
  const found = await comparePictures(before, after);
  if (!found) throw new Error('The pictures look the same.');
  return found;
}

describe('two pictures', () => {
  test('that are equal have no differences', async () => {
    const picture = await screenshot(600, [header, ...line(1, 100)]);
    expect(await comparePictures(picture, picture)).toBeUndefined();
    expect(
      await comparePictures(picture, await sharp(picture).png({ effort: 1 }).toBuffer()),
    ).toBeUndefined();
  });

  test('have what differs outlined in both, with room around it', async () => {
    const box = { left: 160, top: 120, width: 80, height: 40 };
    const { before, after } = await compare(
      await screenshot(240, [header]),
      await screenshot(240, [header, box]),
    );
    for (const picture of [before, after]) {
      const found = await outlineBox(picture);
      expect(found).toEqual({ left: 152, top: 112, width: 96, height: 56 });
    }
  });

  test('have a difference as small as a full stop outlined', async () => {
    const dot = { left: 200, top: 100, width: 2, height: 2 };
    const { after } = await compare(await screenshot(240, [header]), await screenshot(240, [header, dot]));
    expect(await outlineBox(after)).toEqual({ left: 192, top: 88, width: 24, height: 24 });
  });

  test('have only the new part outlined, not what it moves down', async () => {
    const rest = (top: number) => [1, 2, 3, 4].flatMap((number) => line(number, top + number * 60));
    const { before, after, height } = await compare(
      await screenshot(420, [header, ...line(0, 100), ...rest(100)]),
      await screenshot(477, [header, ...line(0, 100), ...line(9, 157), ...rest(157)]),
    );
    // The line is 30 pixels high, with room around it.
    const found = await outlineBox(after);
    expect(found?.height).toBeGreaterThan(30);
    expect(found?.height).toBeLessThan(60);
    expect(found?.width).toBeLessThan(width / 2 + 100);
    expect(await outlineBox(before)).toEqual(found);
    expect(height).toBeLessThan(477);
  });

  test('differ if there is only more space', async () => {
    const { before, after } = await compare(
      await screenshot(400, [header, ...line(1, 100), ...line(2, 160), ...line(3, 220)]),
      await screenshot(440, [header, ...line(1, 100), ...line(2, 200), ...line(3, 260)]),
    );
    const found = await outlineBox(before);
    expect(found?.width).toBe(width);
    expect(found?.height).toBeGreaterThanOrEqual(40);
    expect(found?.height).toBeLessThan(80);
    expect(await outlineBox(after)).toEqual(found);
  });

  test('look the same if rounding moves lines by one pixel', async () => {
    const before = await screenshot(300, [header, ...line(1, 100), ...line(2, 200)]);
    const after = await screenshot(300, [header, ...line(1, 100), ...line(2, 201)]);
    expect(await comparePictures(before, after)).toBeUndefined();
  });

  test('differ if a line moves sideways', async () => {
    const before = await screenshot(300, [header, ...line(1, 100), ...line(2, 200)]);
    const after = await screenshot(300, [header, ...line(1, 100), ...line(2, 200, 42)]);
    const found = await outlineBox((await compare(before, after)).after);
    expect(found?.height).toBeGreaterThan(30);
    expect(found?.height).toBeLessThan(60);
  });

  test('are shortened where nothing differs', async () => {
    const box = { left: 160, top: 1500, width: 80, height: 40 };
    const { before, after, height } = await compare(
      await screenshot(3000, [header]),
      await screenshot(3000, [header, box]),
    );
    expect(height).toBe(24 + 96 + 64 + 96 + 24);
    expect((await outlineBox(after))?.top).toBe(24 + 96);
    for (const picture of [before, after])
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  test('can differ in every row', async () => {
    const striped = (colours: readonly string[]) =>
      screenshot(
        2600,
        Array.from({ length: 650 }, (_, index) => ({
          ...{ left: 0, top: index * 4, width: 10 + (index % 300), height: 4 },
          colour: colours[index % colours.length],
        })),
      );
    const { after } = await compare(await striped(['#123', '#345']), await striped(['#a33', '#c55', '#e77']));
    expect((await outlineBox(after))?.height).toBe(2600);
  });

  test('are cut where WebP ends', async () => {
    const whole = { left: 0, top: 0, width, height: 16_000 };
    const after = await screenshot(16_000, [whole, ...line(1, 100)]);
    const { height, isCut } = await compare(await screenshot(16_000, line(2, 12_000)), after);
    expect(isCut).toBe(true);
    expect(height).toBeLessThanOrEqual(16_000);
  });
});
