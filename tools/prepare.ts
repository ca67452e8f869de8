import { prepareAssets } from './prepareAssets';
import { prepareContent } from './prepareContent';

/** All that is generated, after Contentlayer: `npm run prepare:site`. */
await prepareAssets();
await prepareContent();
