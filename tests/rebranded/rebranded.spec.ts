import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { brand } from '../../components/theme/brand';
import { coloursOf } from '../../components/theme/colours';
import { filesBelow } from '../../lib/node/files';
import { expect, testOn } from '../browser';
import { platformFontsOf } from '../platformFonts';
import { articleWithNames, names, otherBrand } from '../sites/rebrand';
import { sites } from '../sites/sites';

const { out } = sites.rebranded;
const test = testOn(out);
const colours = coloursOf(otherBrand);

/** All colours of a brand, as #RRGGBB. */
const allColours = (derived: ReturnType<typeof coloursOf>) =>
  new Set(JSON.stringify(derived).match(/#[0-9A-F]{6}/g));

/** The colours of the site's own brand that the other one does not have. */
const oldColours = [...allColours(coloursOf(brand))].filter((colour) => !allColours(colours).has(colour));

const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const rgb = (hex: string) => `rgb(${channelsOf(hex).join(', ')})`;

/** A pattern of a colour in every notation that the site's files can have: #RRGGBB, #RGB and rgb(). */
function notationsOf(hex: string): string {
  const short = /^#(.)\1(.)\2(.)\3$/.exec(hex);
  const shorthand = short ? `|#${short.slice(1).join('')}(?![0-9a-f])` : '';
  return `(?:#|%23)${hex.slice(1)}${shorthand}|rgba?\\(\\s*${channelsOf(hex).join('[\\s,]+')}\\b`;
}

test('no text file has a colour of the old brand', async () => {
  const files = (await filesBelow(out)).filter((file) =>
    /\.(?:html|css|js|svg|json|xml|txt|webmanifest)$/.test(file),
  );
  expect(oldColours.length).toBeGreaterThan(50);
  expect(files.length).toBeGreaterThan(30);
  const old = new RegExp(oldColours.map(notationsOf).join('|'), 'i');
  const found = files.flatMap((file) => {
    const [colour] = old.exec(readFileSync(join(out, file), 'utf8')) ?? [];
    return colour ? [`${file}: ${colour}`] : [];
  });
  expect(found).toEqual([]);
});

/** The old colours, and the new background. */
const counted = [undefined, ...oldColours, colours.light.background];

/** The index of each colour in `counted`: 0 for all others. */
const indexes = new Uint16Array(2 ** 24);
for (const [index, colour] of counted.entries())
  if (colour) indexes[Number.parseInt(colour.slice(1), 16)] = index;

/** Returns how many pixels of a picture have each old colour, and the new background. */
async function pixelsOf(file: string): Promise<Map<string | undefined, number>> {
  const data = await sharp(file).flatten({ background: '#FFFFFF' }).removeAlpha().raw().toBuffer();
  const counts = new Uint32Array(counted.length);
  // Much faster than reading each pixel with `readUIntBE`, or as an array.
  for (let i = 0; i < data.length; i += 3) {
    const colour = ((data[i] as number) << 16) | ((data[i + 1] as number) << 8) | (data[i + 2] as number);
    (counts[indexes[colour] as number] as number) += 1;
  }
  return new Map(counted.map((colour, index) => [colour, counts[index] as number]));
}

test('no icon and no Open Graph image has an area in a colour of the old brand', async () => {
  const files = (await filesBelow(out)).filter((file) => /^(?:icons|share)\/.*\.png$/.test(file));
  expect(files.filter((file) => file.startsWith('icons/'))).toHaveLength(4);
  expect(files.filter((file) => file.startsWith('share/')).length).toBeGreaterThan(10);
  for (const file of files) {
    const pixels = await pixelsOf(join(out, file));
    expect(pixels.get(colours.light.background), file).toBeGreaterThan(1000);
    // A few pixels where two new colours blend can match by chance.
    const old = oldColours.filter((colour) => (pixels.get(colour) ?? 0) > 20);
    expect([file, ...old]).toEqual([file]);
  }
});

/** Returns the width in pixels of the title in an Open Graph image. The title must fit into one line. */
async function titleWidth(image: string): Promise<number> {
  // sharp trims before it extracts.
  const words = await sharp(image).extract({ left: 48, top: 500, width: 540, height: 90 }).png().toBuffer();
  const { info } = await sharp(words).trim({ threshold: 20 }).toBuffer({ resolveWithObject: true });
  return info.width;
}

/** Returns the width in pixels of words as the browser draws them in the display font, like Open Graph images. */
function browserWidth(page: Page, words: string): Promise<number> {
  return page.evaluate(async (text) => {
    const font = `400 54px ${getComputedStyle(document.documentElement).getPropertyValue('--font-display')}`;
    await document.fonts.load(font, text);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = font;
    context.letterSpacing = '-1.2px';
    const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text);
    return actualBoundingBoxLeft + actualBoundingBoxRight;
  }, words);
}

test('Open Graph images have the new display font', async ({ page, serverUrl }) => {
  await page.goto(`${serverUrl}/privacy-policy`);
  expect(await platformFontsOf(page, 'h1')).toEqual(['Lora']);
  const width = await titleWidth(join(out, 'share/privacy-policy.png'));
  expect(Math.abs(width - (await browserWidth(page, 'Privacy Policy')))).toBeLessThan(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`panels, buttons, focus rings and theme colours are of the new brand in the ${colorScheme} scheme`, async ({
    page,
    serverUrl,
  }) => {
    const { [colorScheme]: scheme } = colours;
    await page.emulateMedia({ colorScheme });
    await page.goto(`${serverUrl}/contact`);
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(scheme.background));
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', rgb(scheme.brandDeep));
    const button = page.getByRole('button', { name: 'Send Message' });
    await expect(button).toHaveCSS('background-color', rgb(scheme.action));
    await expect(button).toHaveCSS('border-radius', otherBrand.radius);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-color', rgb(scheme.focus));
    await expect(page.locator(`meta[name=theme-color][media*=${colorScheme}]`)).toHaveAttribute(
      'content',
      scheme.background,
    );
  });
}

test('names in letters of every file of the fonts are in the fonts of the brand only', async ({
  page,
  serverUrl,
}) => {
  await page.goto(`${serverUrl}/news-insights/${articleWithNames}`);
  await expect(page.getByRole('heading', { level: 2, name: names })).toBeVisible();
  expect(await platformFontsOf(page, '#article-text > h2:last-of-type')).toEqual(['Lora']);
  expect(await platformFontsOf(page, '#article-text > p:last-of-type')).toEqual(['Inter']);
});

test('the fallbacks of the fonts take as much room as the fonts', async ({ page, serverUrl }) => {
  await page.goto(`${serverUrl}/about`);
  const widths = await page.evaluate(async () => {
    const text = 'The quick brown fox jumps over the lazy dog, then rests beside the river for a while.';
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    return Promise.all(
      ['Lora', 'Inter'].map(async (name) => {
        const fonts = [`400 100px '${name}'`, `400 100px '${name} Fallback'`];
        await Promise.all(fonts.map((font) => document.fonts.load(font, text)));
        return fonts.map((font) => {
          context.font = font;
          return context.measureText(text).width;
        });
      }),
    );
  });
  for (const [font = 0, fallback = 0] of widths) expect(Math.abs(fallback / font - 1)).toBeLessThan(0.03);
});
