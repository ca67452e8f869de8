import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { OverPicture } from './page/pictures';
import { addUserStyle } from './viewports';

/** Leaves what is behind the text: a picture, a panel, and the halo of labels on a drawing. */
const withoutText = `
  *, ::before, ::after { color: transparent !important; text-decoration: none !important; transition: none !important; }
  text, tspan { fill: transparent !important; }
`;

/** WCAG contrast with the background from which a line in it is seen as a line. */
const leastContrast = 1.5;

/** Returns the texts that a line of a picture behind them crosses. */
export async function crossedTexts(page: Page, pictures: readonly OverPicture[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  const showText = await addUserStyle(page, withoutText);
  const crossed: string[] = [];
  for (const texts of pictures) crossed.push(...(await crossedOn(page, texts)));
  await showText();
  return crossed;
}

async function crossedOn(page: Page, texts: OverPicture): Promise<string[]> {
  const clip = around(texts);
  const png = await page.screenshot({ fullPage: true, clip });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ what, box }) => {
    const pixels: number[] = [];
    for (let y = Math.ceil(box.top); y < Math.floor(box.bottom); y += 1)
      for (let x = Math.ceil(box.left); x < Math.floor(box.right); x += 1) {
        const at = ((y - clip.y) * info.width + x - clip.x) * info.channels;
        pixels.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      }
    const ground = pixels.toSorted((one, other) => one - other)[Math.floor(pixels.length / 2)] ?? 0;
    const stroke = pixels.filter((pixel) => contrast(pixel, ground) >= leastContrast).length;
    return stroke >= box.bottom - box.top ? [`text over strokes: ${what}`] : [];
  });
}

function around(texts: OverPicture) {
  const boxes = texts.map(({ box }) => box);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)));
  return { x, y, width: right - x, height: bottom - y };
}

function luminance(...channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
