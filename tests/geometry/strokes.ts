import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Box } from './page/box';
import { contrast, luminance } from './page/contrast';
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
export async function crossedTexts(page: Page, texts: readonly OverPicture[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const showText = await addUserStyle(page, withoutText);
  const crossed: string[] = [];
  let left = texts.toSorted((one, other) => one.box.top - other.box.top);
  const start = await page.evaluate(() => scrollY);
  // A screenshot of the whole page takes much longer than some of the window.
  while (left[0]) {
    const shift = start - (await scrollTo(page, start + left[0].box.top));
    const { height = 0 } = page.viewportSize() ?? {};
    const shown = left.filter(({ box }, index) => index === 0 || box.bottom + shift <= height);
    const found = await crossedOnScreen(
      page,
      shown.map(({ what, box }) => ({
        what,
        box: { ...box, top: box.top + shift, bottom: box.bottom + shift },
      })),
    );
    crossed.push(...found);
    left = left.filter((text) => !shown.includes(text));
  }
  await scrollTo(page, start);
  await showText();
  return crossed;
}

/** Returns how far the page is scrolled then. */
function scrollTo(page: Page, y: number): Promise<number> {
  return page.evaluate((top) => {
    window.scrollTo(0, top);
    return scrollY;
  }, Math.floor(y));
}

async function crossedOnScreen(page: Page, texts: readonly OverPicture[]): Promise<string[]> {
  const clip = around(texts);
  const png = await page.screenshot({ clip });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminanceAt = (x: number, y: number) => {
    const at = 3 * (y * info.width + x);
    return luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  };
  /** Whether pixels of another colour cross the box, of which most is background. */
  const isCrossed = ({ left, top, right, bottom }: Box) => {
    const pixels: number[] = [];
    for (let y = Math.ceil(top - clip.y); y < Math.min(info.height, bottom - clip.y); y += 1)
      for (let x = Math.ceil(left - clip.x); x < Math.min(info.width, right - clip.x); x += 1)
        pixels.push(luminanceAt(x, y));
    // A typed array sorts many times faster.
    const ground = Float64Array.from(pixels).sort()[Math.floor(pixels.length / 2)] ?? 0;
    return pixels.filter((pixel) => contrast(pixel, ground) >= leastContrast).length >= bottom - top;
  };
  return texts.filter(({ box }) => isCrossed(box)).map(({ what }) => `text over strokes: ${what}`);
}

function around(texts: readonly OverPicture[]) {
  const boxes = texts.map(({ box }) => box);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)));
  return { x, y, width: right - x, height: bottom - y };
}
