import { headingLevels } from '../../check/headings/headingLevels';
import { noBoldHeadings } from '../../check/headings/noBoldHeadings';
import { noEmptyHeadings } from '../../check/headings/noEmptyHeadings';
import { noNumberedHeadings } from '../../check/headings/noNumberedHeadings';
import { noPastedIds } from '../../check/headings/noPastedIds';
import { spaceAfterHashes } from '../../check/headings/spaceAfterHashes';
import { uniqueHeadings } from '../../check/headings/uniqueHeadings';
import type { TextPart } from '../textPart';
import { headingIds } from './headingIds';
import { headingLinks, removeHeadingLinks } from './headingLinks';

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
