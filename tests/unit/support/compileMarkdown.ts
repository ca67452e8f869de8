import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { markdown } from '@/lib/markdown/plugins';

/** The HTML of a text, from the plugins of contentlayer.config.ts in Contentlayer's order. */
export function compileMarkdown(text: string, rehypePlugins: PluggableList = markdown.rehypePlugins): string {
  return String(processorWith(rehypePlugins).processSync(text));
}

/** Processors by their plugins: to make one takes longer than to use it. */
const processors = new Map<PluggableList, ReturnType<typeof makeProcessor>>();

function processorWith(rehypePlugins: PluggableList) {
  const processor = processors.get(rehypePlugins) ?? makeProcessor(rehypePlugins);
  processors.set(rehypePlugins, processor);
  return processor;
}

function makeProcessor(rehypePlugins: PluggableList) {
  return unified()
    .use(remarkParse)
    .use(markdown.remarkPlugins)
    .use(remarkRehype)
    .use(rehypePlugins)
    .use(rehypeStringify)
    .freeze();
}

/** The same for raw HTML. */
export function compileHtml(html: string, rehypePlugins: PluggableList = markdown.rehypePlugins): string {
  const parser = unified().use(rehypeParse, { fragment: true });
  const tree = unified()
    .use(rehypePlugins)
    .runSync(parser.parse(html) as Root);
  return unified()
    .use(rehypeStringify)
    .stringify(tree as Root);
}
