import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Reads a text as the site does, footnotes included; called, it gives a copy that takes more plugins. */
export const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();
