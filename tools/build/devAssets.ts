import { writeAssets } from './assets';

// Generates what `next dev` needs besides the compiled content. watchAssets.ts reruns it.
await writeAssets();
// Imported here because they read the compiled content, and the lists that of the pictures, when they load.
const { shownRenditions, writePictures } = await import('./pictures');
await writePictures(shownRenditions(), { contentDir: 'content', publicDir: 'public' });
const { writeNewsLists } = await import('./newsLists');
await writeNewsLists({ publicDir: 'public' });
