import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { gfmOptions } from './parser';
import { partPlugins } from './parts';
import { sanitizing } from './sanitizing';

const remarkPlugins: PluggableList = [[remarkGfm, gfmOptions], remarkBreaks];

/** Sanitises first, so that what the later plugins add is kept. */
const rehypePlugins: PluggableList = [sanitizing, ...partPlugins];

export const markdown = { remarkPlugins, rehypePlugins };
