import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { sectionTypes } from '../../components/sections/list';
import { light } from '../../components/theme/colours';
import type { SectionType } from '../../lib/schemas/sectionType';
import { missingSite } from '../../tools/files';
import { serve } from '../../tools/hosting/localServer';
import { sectionPicture } from '../../tools/writers/sectionGuide';
import { sites } from '../sites/sites';

/** In CSS pixels. Of a section that is higher, the picture shows the top. */
const size = { width: 1024, height: 800 };

/** Where the sections are that only one page can have. */
const selectors: Readonly<Record<string, string>> = {
  'contact-form': 'main section:has(form)',
  'news-list': 'main > :has(#latest-articles)',
  newsletter: 'main > :last-child',
  'not-found': 'main > :first-child',
};

const types: readonly SectionType[] = Object.values(sectionTypes);
const everywhere = types.filter(({ onlyOn }) => onlyOn === undefined);

/** Writes a picture of each of these types of section for docs/sections.md, with its example, from the full site. */
export async function takeSections(browser: Browser, names: readonly string[]): Promise<void> {
  const { out } = sites.full;
  if (missingSite(out))
    throw new Error(`There is no site in ${out}: run "npx tsx tests/sites/build.ts full".`);
  const { url, close } = await serve(out);
  const page = await browser.newPage({ viewport: size });
  await page.route(/^https:/, (route) => route.abort());
  try {
    for (const type of types.filter(({ schema }) => names.includes(schema.shape.type.value))) {
      await page.goto(`${url}/${type.onlyOn ?? 'every-section'}`);
      await page.evaluate(() => document.fonts.ready);
      await take(page, type);
    }
  } finally {
    await page.close();
    close();
  }
}

async function take(page: Page, type: SectionType): Promise<void> {
  const name = type.schema.shape.type.value;
  const parts = type.onlyOn ? [page.locator(selectors[name] ?? name)] : await partsOf(page, type);
  await parts[0]?.scrollIntoViewIfNeeded();
  await Promise.all(parts.map(loadPictures));
  const boxes = await Promise.all(parts.map(pageBox));
  const [y, end] = [Math.min(...boxes.map((box) => box.y)), Math.max(...boxes.map((box) => box.end))];
  const clip = {
    x: boxes[0]?.x ?? 0,
    y,
    width: boxes[0]?.width ?? 0,
    height: Math.min(end - y, size.height),
  };
  // Without a background, a section has no padding above.
  const top = type.background || type.isTitle ? 0 : 24;
  await sharp(await page.screenshot({ fullPage: true, clip }))
    .resize({ width: 600, withoutEnlargement: true })
    .extend({ top, background: light.background })
    .webp({ quality: 40, effort: 6 })
    .toFile(`docs/${sectionPicture(name)}`);
}

/** The elements of a section on the page with every type: a hero has its drawing beside it. */
async function partsOf(page: Page, type: SectionType): Promise<Locator[]> {
  const elements = await page.locator('main > :not(script)').all();
  if (elements.length !== everywhere.length + 1)
    throw new Error('The page with every section has other elements: correct tests/pictures/sections.ts.');
  const index = everywhere.indexOf(type);
  return index === 0 ? elements.slice(0, 2) : elements.slice(index + 1, index + 2);
}

async function pageBox(element: Locator) {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y: y + scrollY, width, end: y + scrollY + height };
  });
}

/** Loads the pictures below the fold, too. A drawing replaces those that fail. */
function loadPictures(root: Locator): Promise<void> {
  return root.evaluate(async (parent) => {
    const images = [...parent.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    // Also ends for one whose `src` is removed meanwhile.
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
