import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { deliveryOrigins } from '../../lib/delivery';
import { inTurns } from '../inTurns';
import { gzipped, overBudget } from './budgets';
import { finishPage, type Ingredients } from './page';

/** What the pages of an export have in common. */
export type Export = Pick<Ingredients, 'loader' | 'articleStyles'> & { outDir: string };

/** Finishes pages of an export where they stand, and keeps them to the budgets. Names the page in every error. */
export async function finishFiles(pages: readonly string[], { outDir, ...common }: Export): Promise<void> {
  const readStyleSheet = (href: string) => withAbsoluteUrls(readFileSync(join(outDir, href), 'utf8'), href);
  const readDrawing = (src: string) => readFileSync(join(outDir, src), 'utf8');
  const ingredients = { ...common, readStyleSheet, readDrawing, connect: deliveryOrigins() };
  await inTurns(pages, (page) => finishFile(outDir, page, ingredients));
}

async function finishFile(outDir: string, file: string, ingredients: Ingredients): Promise<void> {
  const path = join(outDir, file);
  try {
    const page = finishPage(await readFile(path, 'utf8'), ingredients);
    const excesses = await overBudget(file, page, (address) => transferredBytes(join(outDir, address)));
    if (excesses.length > 0)
      throw new Error(`it is too heavy (tools/finish/budgets.ts): ${excesses.join('; ')}`);
    await writeFile(path, page.html);
  } catch (error) {
    throw new Error(`Finishing ${path}: ${(error as Error).message}`);
  }
}

const transferred = new Map<string, Promise<number>>();

/** Bytes that a host transfers for a file; 0 for a file that does not exist. */
function transferredBytes(path: string): Promise<number> {
  const bytes = transferred.get(path) ?? measure(path);
  transferred.set(path, bytes);
  return bytes;
}

async function measure(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  const data = await readFile(path);
  // Fonts and bitmaps are compressed already.
  return /\.(?:woff2|png)$/.test(path) ? data.length : gzipped(data);
}

/** A style sheet moved into a page: addresses relative to the sheet must become absolute. */
function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, quote, url) => {
    const isRelative = !/^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(url);
    return isRelative ? `url(${quote}${posix.join(posix.dirname(href), url)}${quote})` : whole;
  });
}
