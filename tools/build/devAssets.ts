import { writeAssets } from './assets';
import { writeDownloads } from './downloads';
import { writeNewsLists } from './newsLists';

// Generates what `next dev` needs besides the compiled content. `npm run dev` reruns it after each change.
await Promise.all([
  writeAssets(),
  // All of them, so that a new link works at once.
  writeDownloads({ contentDir: 'content', publicDir: 'public', all: true }),
  writeNewsLists({ publicDir: 'public' }),
]);
