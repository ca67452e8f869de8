import { shownRenditions, writePictures } from './pictures';

// Prepares the pictures of the compiled content, and the lists with their paths. watchPictures.ts reruns it.
await writePictures(shownRenditions(), { contentDir: 'content', publicDir: 'public' });
// Imported here because it reads the list of pictures when it loads.
const { writeNewsLists } = await import('./newsLists');
await writeNewsLists({ publicDir: 'public' });
