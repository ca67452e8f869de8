import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoFile } from '../../components/frame/logoOutlines';
import { dark, light } from '../../components/theme/colours';

/** `share` is the logo's part of the icon's width; platforms may crop a maskable icon to its middle 80 %. */
const bitmaps = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.72 },
  { file: 'icon-192.png', size: 192, share: 0.86 },
  { file: 'icon-512.png', size: 512, share: 0.86 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56 },
];

const outDir = 'public/icons';

/** Writes the site's icons from the logo: an SVG that follows the colour scheme, and bitmaps. */
export async function writeIcons(): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const style = `<style>svg{color:${light.action}}@media(prefers-color-scheme:dark){svg{color:${dark.action}}}</style>`;
  await writeFile(join(outDir, 'icon.svg'), logoFile('currentColor').replace('>', `>${style}`));
  const logo = Buffer.from(logoFile(light.action));
  for (const { file, size, share } of bitmaps) {
    const width = Math.round(size * share);
    const picture = await sharp(logo, { density: (72 * width) / 44 })
      .resize(width, width)
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: light.background } })
      .composite([{ input: picture, gravity: 'centre' }])
      .png({ palette: true, colours: 32 })
      .toFile(join(outDir, file));
  }
}
