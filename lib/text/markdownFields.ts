import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { z } from 'zod';
import { text } from '../fields/kinds';
import { markdown } from './markdownPlugins';

/** A compiled text. An object, so that a component can show no unsanitised string by mistake. */
export type Html = { html: string };

const toHtml = unified()
  .use(remarkParse)
  .use(markdown.remarkPlugins)
  .use(remarkRehype)
  .use(markdown.rehypePlugins)
  .freeze();

const whole = toHtml().use(rehypeStringify).freeze();

const inline = toHtml()
  .use(() => (tree: Root) => {
    // A field of one line is one paragraph: the component has its own element for it.
    tree.children = tree.children.flatMap((node) =>
      node.type === 'element' && node.tagName === 'p' ? node.children : [node],
    );
  })
  .use(rehypeStringify)
  .freeze();

/** Compiles when it is read, because the content check only needs to know that it could. */
function compiled(processor: typeof whole, markdown: string): Html {
  return {
    get html() {
      return String(processor.processSync(markdown)).trim();
    },
  };
}

const blocks = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|```|\|)|\n\s*\n/;

/** A field of one paragraph with bold words, italics and links. */
export function inlineText(description: string) {
  return text(`${description} Bold, italics and links work.`)
    .refine((value) => !blocks.test(value.trim()), {
      error: 'must be one paragraph, without headings, lists and empty lines',
    })
    .transform((value) => compiled(inline, value))
    .meta({ description, contentMediaType: 'text/markdown' });
}

/** A field that takes all of Markdown. */
export function richText(description: string) {
  return text(`${description} All of Markdown works.`)
    .transform((value) => compiled(whole, value))
    .meta({ description, contentMediaType: 'text/markdown' });
}

/** Whether a field takes Markdown. */
export function isMarkdown(schema: z.ZodType): boolean {
  return schema.meta()?.contentMediaType === 'text/markdown';
}
