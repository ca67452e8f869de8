import { writeLists } from './lists';
import { planPages } from './pages/plan';
import { drawingsDir } from './prepareAssets';
import { writeSharePictures } from './share/write';

/** Makes what is generated from what Contentlayer has compiled, and from the assets. */
export async function prepareContent(): Promise<void> {
  await Promise.all([
    writeLists({ publicDir: 'public' }),
    planPages(),
    writeSharePictures({ drawingsDir, outDir: 'public/share', cacheDir: '.cache' }),
  ]);
}
