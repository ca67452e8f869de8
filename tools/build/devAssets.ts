import { writeAssets } from './assets';
import { writeDownloads } from './writeDownloads';

// Generates what `next dev` needs besides the compiled content, also while the content check has errors.
// All downloads, so that a new link works at once.
await Promise.all([writeAssets(), writeDownloads({ all: true })]);
// Imported here because it reads the compiled content when it loads.
const { shownRenditions, writePictures } = await import('./pictures/writePictures');
await writePictures(shownRenditions(), { skipsUnshowable: true });
