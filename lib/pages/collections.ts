import { type Collection, metadata } from '../content/collection';
import { textPath } from '../urls/paths.browser';
import { checkNavigation } from './checkPages';
import { pages } from './schema';
import { textPage } from './textPage';

/** The pages of text. */
export const textPages = {
  name: 'TextPage',
  path: 'pages',
  isOptional: true,
  extension: '.md',
  schema: textPage,
  url: textPath,
  ...metadata,
  checkAll: checkNavigation,
} as const satisfies Collection;

/** The metadata of the company pages. */
export const pageList = {
  name: 'PageList',
  path: 'pages.yaml',
  extension: '.yaml',
  schema: pages,
  ...metadata,
} as const satisfies Collection;
