import remarkGfm, { type Options } from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Only ~~two~~ tildes strike words out: ~20 is about 20. */
export const gfmOptions: Options = { singleTilde: false };

/** Parses Markdown as the site does, footnotes included. Call it for a copy that accepts more plugins. */
export const markdownParser = unified().use(remarkParse).use(remarkGfm, gfmOptions).freeze();
