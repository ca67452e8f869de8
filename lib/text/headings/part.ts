import type { TextPart } from '../textPart';
import { headingIds } from './headingIds';
import { headingLevels } from './headingLevels';
import { headingLinks, removeHeadingLinks } from './headingLinks';
import { noBoldHeadings } from './noBoldHeadings';
import { noEmptyHeadings } from './noEmptyHeadings';
import { noNumberedHeadings } from './noNumberedHeadings';
import { noPastedIds } from './noPastedIds';
import { spaceAfterHashes } from './spaceAfterHashes';
import { uniqueHeadings } from './uniqueHeadings';

export const headings: TextPart = {
  plugins: [headingIds, headingLinks],
  rules: [
    [headingLevels, ['error']],
    [noEmptyHeadings, ['error']],
    [spaceAfterHashes, ['error']],
    [uniqueHeadings, ['warn']],
    [noPastedIds, ['warn']],
    [noBoldHeadings, ['warn']],
    [noNumberedHeadings, ['warn']],
  ],
  feedPlugins: [removeHeadingLinks],
  buttons: {
    heading: {
      ...{ label: 'Heading', icon: 'format_h2', group: 'headings', place: 'lines', shortcut: 'Mod-Alt-2' },
      body: ['## $1'],
    },
    'inner heading': {
      ...{ label: 'Inner heading', icon: 'format_h3', group: 'headings', place: 'lines' },
      body: ['### $1'],
      shortcut: 'Mod-Alt-3',
    },
  },
};
