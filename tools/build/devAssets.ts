import { writeAssets } from './assets';

// Generates what `next dev` needs besides the compiled content. `npm run dev` reruns it after each change.
await Promise.all([writeAssets(), import('./devPictures')]);
