import rehypeExternalLinks from 'rehype-external-links';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { externalLinks } from './externalLinks';
import { headingIds } from './headingIds';
import { refuseCode } from './refuseCode';
import { sanitizing } from './sanitizing';
import { scrollableBlocks } from './scrollableBlocks';
import { validMarkup } from './validMarkup';

const remarkPlugins: PluggableList = [remarkGfm, remarkBreaks];

/** First what others wrote is sanitised, then comes what the site adds. */
const rehypePlugins: PluggableList = [
  sanitizing,
  headingIds,
  [rehypeExternalLinks, externalLinks],
  validMarkup,
  scrollableBlocks,
];

/** How the text of an article becomes HTML. */
export const markdown = { remarkPlugins, rehypePlugins };

/** How a legal text becomes a component. */
export const mdx = { remarkPlugins: [refuseCode, ...remarkPlugins], rehypePlugins };
