import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses Markdown as the site does, footnotes included. Call it for a copy that accepts more plugins. */
export const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();
