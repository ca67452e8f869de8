import { requireOrdinaryFiles } from '../../lib/content/contentFiles';
import { writeAssets } from './assets';
import { writeDownloads } from './writeDownloads';

// Runs at each change, also while the content check has errors.
requireOrdinaryFiles('content');

// Generates what `next dev` needs besides the compiled content. watchAssets.ts reruns it.
// All downloads, so that a new link works at once.
await Promise.all([writeAssets(), writeDownloads({ contentDir: 'content', publicDir: 'public', all: true })]);
// The content check has messages about the pictures that are skipped.
const skipsUnshowable = true;
// Imported here because it reads the compiled content when it loads.
const { shownRenditions, writePictures } = await import('./pictures/writePictures');
await writePictures(shownRenditions(), { contentDir: 'content', publicDir: 'public', skipsUnshowable });
