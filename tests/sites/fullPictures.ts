import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { placeExif } from '../unit/support/pictures';

/** Writes the pictures of articles, people and sections of the full site. Deterministic. */
export async function writePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Lying on its side, as phones store upright pictures.
  await sharp(Buffer.from(scene({ width: 1500, height: 2000 })))
    .rotate(-90)
    .withExif(placeExif)
    .withMetadata({ orientation: 6 })
    .withExifMerge(placeExif)
    .jpeg({ quality: 88 })
    .toFile(join(folder, 'two-engineers.jpg'));
  await sharp(Buffer.from(scene({ width: 900, height: 700 })))
    .png()
    .toFile(join(folder, 'floor-plan.png'));
  await sharp(Buffer.from(scene({ width: 600, height: 800 })))
    .jpeg({ quality: 88 })
    .toFile(join(folder, 'jane-doe.jpg'));
  await sharp(Buffer.from(scene({ width: 1200, height: 750 })))
    .jpeg({ quality: 88 })
    .toFile(join(folder, 'team-day.jpg'));
}

/** Shapes and shades like those of a photograph, with a red target at 30 % and 20 %. */
function scene({ width, height }: { width: number; height: number }): string {
  const shapes = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [(index * 197) % width, (index * 331) % height];
    return `<ellipse cx="${x}" cy="${y}" rx="${40 + ((index * 53) % 200)}" ry="${30 + ((index * 29) % 150)}" fill="hsl(${(index * 47) % 360} 30% 45%)" opacity="0.5"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="light" x2="1" y2="1"><stop stop-color="lightsteelblue"/><stop offset="1" stop-color="darkslategrey"/></linearGradient>
<rect width="100%" height="100%" fill="url(#light)"/>${shapes.join('')}
<circle cx="${0.3 * width}" cy="${0.2 * height}" r="${0.04 * width}" fill="red"/></svg>`;
}
