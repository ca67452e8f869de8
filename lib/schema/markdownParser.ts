import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Reads a text as the site does, footnotes included; called, it gives a copy that takes more plugins. */
export const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The same for legal texts, which are MDX: a comment holds no headings. */
export const mdxParser = markdownParser().use(remarkMdx).freeze();
