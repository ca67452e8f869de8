import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { light } from '../../components/theme/tokens';
import { company } from '../../lib/company';
import { markFile } from '../../lib/drawings/mark';
import { shareSize } from '../../lib/metadata';
import { allPages, type Page } from '../../lib/pages';
import { categorySlug } from '../../lib/schema/categories';
import { sharePicturePath } from '../../lib/urls';
import { remembered } from '../files';
import { inTurns } from '../inTurns';
import { drawSharePicture, type ShareCard } from './picture';

/** The drawing of each page that is no article; legal pages share the quiet one. */
const drawings: Record<string, string> = {
  '/': 'plan',
  '/about': 'article-company-news',
  '/our-businesses': 'business-exclusive-computer-consulting',
  '/news-insights': 'article-industry-insights',
  '/contact': 'business-pagareone',
};

type Folders = { drawingsDir: string; outDir: string; cacheDir: string };

/**
 * Draws the share picture of every page into `outDir`. A picture whose words, drawing and recipe are
 * as they were is left alone: a list of hashes in `cacheDir` remembers them.
 */
export async function writeSharePictures({ drawingsDir, outDir, cacheDir }: Folders): Promise<void> {
  const recipe = await recipeOf();
  const mark = markFile(light.action);
  const memory = join(cacheDir, 'share-pictures.json');
  const made = (await remembered<Record<string, string>>(memory)) ?? {};
  const now: Record<string, string> = {};

  await inTurns(allPages, async (page) => {
    const drawing = await readFile(join(drawingsDir, `${drawingOf(page)}.svg`), 'utf8');
    const card = cardOf(page, drawing, mark);
    const path = sharePicturePath(page.path);
    const file = join(outDir, path.replace('/share/', ''));
    const hash = createHash('sha256')
      .update(JSON.stringify([recipe, card]))
      .digest('hex');
    now[path] = hash;
    if (made[path] === hash && existsSync(file)) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawSharePicture(card));
  });
  await removeOthers(outDir, new Set(Object.keys(now).map((path) => path.replace('/share/', ''))));
  await mkdir(cacheDir, { recursive: true });
  await writeFile(memory, JSON.stringify(now));
}

/** All that a picture depends on besides its card: the code, the colours, the libraries that draw it. */
async function recipeOf(): Promise<unknown> {
  const code = await readFile(fileURLToPath(new URL('./picture.ts', import.meta.url)), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const versions = { ...dependencies, ...devDependencies };
  const used = ['@takumi-rs/core', 'sharp', '@fontsource/besley', '@fontsource/figtree'];
  return [code, light, shareSize, used.map((name) => versions[name])];
}

function drawingOf({ path, category }: Page): string {
  return category ? `article-${categorySlug(category)}` : (drawings[path] ?? 'survey-sheet');
}

function cardOf(page: Page, drawing: string, mark: string): ShareCard {
  return { label: page.category ?? '', title: page.title, name: company.name, drawing, mark };
}

async function removeOthers(outDir: string, wanted: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(outDir, { recursive: true });
  const pictures = entries
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((entry) => entry.endsWith('.png'));
  await Promise.all(pictures.filter((file) => !wanted.has(file)).map((file) => rm(join(outDir, file))));
}
