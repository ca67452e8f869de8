import rehypeExternalLinks from 'rehype-external-links';
import type { PluggableList } from 'unified';
import { calloutsToQuotations, toCallouts } from './callouts';
import { plainCode, scrollableCode } from './code';
import { toDownloads } from './downloads';
import { externalLinks, removeHiddenText } from './externalLinks';
import { figures, toImages, toPlainImages } from './figures';
import { nameBackLinks } from './footnotes';
import { headingIds } from './headingIds';
import { headingLinks, removeHeadingLinks } from './headingLinks';
import { prepareLists } from './lists';
import { nameSpeakers } from './quotations';
import { removeTableContainers, scrollableTables } from './tables';
import { toVideoCards, videosToParagraphs } from './videos';

/** The rehype plugins that make the HTML of each part of a text, in their order. They run after the sanitiser. */
export const partPlugins: PluggableList = [
  toCallouts,
  nameBackLinks,
  // Before links, whose hidden text would be part of the ids.
  headingIds,
  headingLinks,
  // Before videos, which show that text.
  [rehypeExternalLinks, externalLinks],
  toVideoCards,
  toDownloads,
  // After call-outs, which have no speaker, and before pictures, which are alone once the speaker is gone.
  nameSpeakers,
  prepareLists,
  figures,
  scrollableCode,
  scrollableTables,
];

/** The rehype plugins that make the HTML plain for feed readers, which do not have the site's styles. */
export const feedPlugins: PluggableList = [
  calloutsToQuotations,
  removeHeadingLinks,
  removeHiddenText,
  videosToParagraphs,
  toImages,
  toPlainImages,
  plainCode,
  removeTableContainers,
];
