import rehypeExternalLinks from 'rehype-external-links';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { mdxComponents } from '../legal/mdxComponents';
import { figures } from '../pictures/figures';
import { callouts } from './callouts/plugin';
import { downloads } from './downloads/plugin';
import { headingIds } from './headings/headingIds';
import { externalLinks } from './links/externalLinks';
import { quotations } from './quotations/plugin';
import { sanitizing } from './sanitizing';
import { scrollableBlocks } from './tables/scrollableBlocks';
import { validMarkup } from './validMarkup';
import { videos } from './videos/plugin';

const remarkPlugins: PluggableList = [remarkGfm, remarkBreaks];

/** Sanitises first, so that what the later plugins add is kept. */
const rehypePlugins: PluggableList = [
  sanitizing,
  callouts,
  quotations,
  headingIds,
  [rehypeExternalLinks, externalLinks],
  videos,
  downloads,
  validMarkup,
  figures,
  scrollableBlocks,
];

/** For articles, which become HTML. */
export const markdown = { remarkPlugins, rehypePlugins };

/** For legal texts, which become components. */
export const mdx = { remarkPlugins: [mdxComponents, ...remarkPlugins], rehypePlugins };
