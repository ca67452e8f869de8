import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { logoFile } from '../../components/frame/logoOutlines';
import { light } from '../../components/theme/colours';
import { openGraphImagePath } from '../../lib/schemas/paths.browser';
import { company } from '../../lib/site/company';
import type { Page } from '../../lib/site/pages';
import { listedPages } from '../../lib/site/pagesByKind';
import { drawOpenGraphImage } from './drawOpenGraphImage';
import { openGraphDrawing } from './openGraphDrawing';

/** Draws the Open Graph image of every page into an export. */
export async function writeOpenGraphImages(drawingsDir: string, outDir: string): Promise<void> {
  const logo = logoFile(light.action);
  const writeImage = async (page: Page) => {
    const drawing = await readFile(join(drawingsDir, `${openGraphDrawing(page)}.svg`), 'utf8');
    const { openGraphImage, title } = page;
    const image = await drawOpenGraphImage({
      label: openGraphImage?.label ?? '',
      title,
      name: company.name,
      drawing,
      logo,
    });
    const file = join(outDir, openGraphImagePath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, image);
  };
  await pMap(listedPages, writeImage, { concurrency: availableParallelism() + 1 });
}
