import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Size = { width: number; height: number };

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background = 'grey'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A grey picture with a red square around a point, in percent. */
export function target({ width, height }: Size, { x, y }: { x: number; y: number }): Sharp {
  const side = Math.round(Math.min(width, height) / 20);
  const at = (percent: number, length: number) =>
    Math.max(0, Math.min(length - side, Math.round((length * percent) / 100 - side / 2)));
  const square = { create: { width: side, height: side, channels: 3 as const, background: 'red' } };
  return plainPicture(width, height).composite([{ input: square, left: at(x, width), top: at(y, height) }]);
}

/** The number of red pixels of a picture. */
export async function redPixels(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 180 && green < 90 && blue < 90) count += 1;
  }
  return count;
}

/** A PNG that says it has more pixels than its few bytes of data. */
export function bomb({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, RGB.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [pngPart('IHDR', header), pngPart('IDAT', Buffer.from([120, 156, 3, 0, 0, 0, 0, 1]))];
  return Buffer.concat([signature, ...parts, pngPart('IEND', Buffer.alloc(0))]);
}

function pngPart(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Exif data with the place of Melbourne's town hall. */
export const placeExif = {
  IFD0: { Copyright: 'Sam Lee' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '37/1 48/1 55/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '144/1 57/1 58/1',
  },
};
