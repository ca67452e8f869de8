import type { TextPart } from '../textPart';
import { headingIds } from './headingIds';
import { headingLevels } from './headingLevels';
import { headingLinks, removeHeadingLinks } from './headingLinks';
import { noBoldHeadings } from './noBoldHeadings';
import { noEmptyHeadings } from './noEmptyHeadings';
import { noNumberedHeadings } from './noNumberedHeadings';
import { spaceAfterHashes } from './spaceAfterHashes';
import { uniqueHeadings } from './uniqueHeadings';

export const headings: TextPart = {
  plugins: [headingIds, headingLinks],
  rules: [
    [headingLevels, ['error']],
    [noEmptyHeadings, ['error']],
    [spaceAfterHashes, ['error']],
    [uniqueHeadings, ['warn']],
    [noBoldHeadings, ['warn']],
    [noNumberedHeadings, ['warn']],
  ],
  feedPlugins: [removeHeadingLinks],
};
