import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { light } from '../../components/theme/colours';
import { company } from '../../lib/company/company';
import { logoFile } from '../../lib/drawings/logo';
import { openGraphDrawing } from '../../lib/pages/openGraphDrawing';
import type { Page } from '../../lib/pages/pages';
import { listedPages } from '../../lib/pages/pagesByKind';
import { openGraphImagePath } from '../../lib/urls/paths.browser';
import { drawOpenGraphImage } from './drawOpenGraphImage';

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
