import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { mdxComponents } from '../legal/mdxComponents';
import { textParts } from './parts';
import { sanitizing } from './sanitizing';

const remarkPlugins: PluggableList = [remarkGfm, remarkBreaks];

/** Sanitises first, so that what the later plugins add is kept. */
const rehypePlugins: PluggableList = [sanitizing, ...textParts.flatMap(({ plugins = [] }) => plugins)];

/** For articles, which become HTML. */
export const markdown = { remarkPlugins, rehypePlugins };

/** For legal texts, which become components. */
export const mdx = { remarkPlugins: [mdxComponents, ...remarkPlugins], rehypePlugins };
