import rehypeExternalLinks from 'rehype-external-links';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { callouts } from './callouts';
import { downloads } from './downloads';
import { externalLinks } from './externalLinks';
import { figures } from './figures';
import { headingIds } from './headingIds';
import { mdxComponents } from './mdxComponents';
import { quotations } from './quotations';
import { sanitizing } from './sanitizing';
import { scrollableBlocks } from './scrollableBlocks';
import { validMarkup } from './validMarkup';
import { videos } from './videos';

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
