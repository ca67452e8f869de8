import { writeAssets } from './assets';

// Generates what `next dev` needs besides the compiled content. `npm run dev` reruns it after each change of content/.
await writeAssets();
// Imported here because it reads the compiled content, which Contentlayer updates in the meantime.
const { writeNewsLists } = await import('./newsLists');
await writeNewsLists({ publicDir: 'public' });
