import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { light } from '../../components/theme/tokens';
import { businesses, company } from '../../lib/company';
import { markFile } from '../../lib/drawings/mark';
import { openGraphImageSize } from '../../lib/metadata';
import { allPages, type Page } from '../../lib/pages';
import { categorySlug } from '../../lib/schema/categories';
import { openGraphImagePath } from '../../lib/urls';
import { keepOnly, writeWhole } from '../files';
import { hashOf } from '../hash';
import { inTurns } from '../inTurns';
import { drawSharePicture, type ShareCard } from './picture';

/** The drawing of each page that is no article; legal pages share the quiet one. */
const drawings: Record<string, string> = {
  '/': 'plan',
  '/about': 'article-company-news',
  '/our-businesses': `business-${businesses.at(0)?.slug}`,
  '/news-insights': 'article-industry-insights',
  '/contact': `business-${businesses.at(-1)?.slug}`,
};

/** The share pictures of all pages: for each path in the site the file in which it is kept. */
export type SharePictures = ReadonlyMap<string, string>;

/**
 * Draws the share picture of every page. They are kept in `storeDir` for the next build, each under the hash of its
 * words, its drawing and the recipe: one that is there is not drawn again. Others are forgotten.
 */
export async function drawSharePictures(drawingsDir: string, storeDir: string): Promise<SharePictures> {
  const recipe = await recipeOf();
  const mark = markFile(light.action);
  const pictures = new Map<string, string>();
  await mkdir(storeDir, { recursive: true });
  await inTurns(allPages, async (page) => {
    const drawing = await readFile(join(drawingsDir, `${drawingOf(page)}.svg`), 'utf8');
    const card = cardOf(page, drawing, mark);
    const stored = join(storeDir, `${hashOf(JSON.stringify([recipe, card]))}.png`);
    pictures.set(openGraphImagePath(page.path), stored);
    if (!existsSync(stored)) await writeWhole(stored, await drawSharePicture(card));
  });
  await keepOnly(storeDir, new Set(pictures.values()));
  return pictures;
}

/** Puts share pictures into an export. */
export async function addSharePictures(pictures: SharePictures, outDir: string): Promise<void> {
  await inTurns([...pictures], async ([path, stored]) => {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(stored, file);
  });
}

/** All that a picture depends on besides its card: the code, the colours, the libraries that draw it. */
async function recipeOf(): Promise<unknown> {
  const code = await readFile(fileURLToPath(new URL('./picture.ts', import.meta.url)), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const versions = { ...dependencies, ...devDependencies };
  const used = ['@takumi-rs/core', 'sharp', '@fontsource/besley', '@fontsource/figtree'];
  return [code, light, openGraphImageSize, used.map((name) => versions[name])];
}

function drawingOf({ path, category }: Page): string {
  return category ? `article-${categorySlug(category)}` : (drawings[path] ?? 'survey-sheet');
}

function cardOf(page: Page, drawing: string, mark: string): ShareCard {
  return { label: page.category ?? '', title: page.title, name: company.name, drawing, mark };
}
