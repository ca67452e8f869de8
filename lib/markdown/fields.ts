import type { Root, RootContent } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { z } from 'zod';
import { text } from '../schemas/kinds';
import { metaOf } from '../schemas/meta';
import { isElement } from './elements';
import { imagesOf, nodesOfType } from './nodes';
import { parseText } from './parseText';
import { markdown } from './plugins';

/** A compiled text. An object, so that a component can show no unsanitised string by mistake. */
export type Html = { html: string };

const toHtml = unified().use(remarkParse).use(markdown.remarkPlugins).use(remarkRehype).freeze();

const whole = toHtml().use(markdown.rehypePlugins).use(rehypeStringify).freeze();

const inline = toHtml()
  .use(() => (tree: Root) => {
    // A field of one line is one paragraph: the component has its own element for it. Before the other plugins, which
    // make a box of a link that is alone in its paragraph.
    tree.children = tree.children.flatMap((node): RootContent[] =>
      isElement(node, 'p') ? node.children : [node],
    );
  })
  .use(markdown.rehypePlugins)
  .use(rehypeStringify)
  .freeze();

/** The HTML of a text, as Contentlayer compiles it. */
export function htmlOf(markdown: string): string {
  return String(whole.processSync(markdown));
}

/** Compiles when it is read, because the content check only needs to know that it could. */
function compiled(processor: typeof whole, markdown: string): Html {
  return {
    get html() {
      return String(processor.processSync(markdown)).trim();
    },
  };
}

/** A field of one paragraph with bold words and links. */
export function inlineText(description: string) {
  return markdownField(`${description} Bold and links work.`, inline, (tree) =>
    tree.children.every(({ type }) => type === 'paragraph' || type === 'html') &&
    tree.children.length === 1 &&
    imagesOf(tree).length === 0
      ? undefined
      : 'must be one paragraph, without headings, lists, pictures and empty lines',
  );
}

/** A field that takes all of Markdown but footnotes, which the text below the front matter has. */
export function richText(description: string) {
  return markdownField(`${description} All of Markdown works but footnotes.`, whole, (tree) =>
    // Those of two fields would have the same ids.
    nodesOfType(tree, 'footnoteReference', 'footnoteDefinition').length > 0
      ? 'cannot have footnotes: write the source in brackets, or use the text below the front matter'
      : undefined,
  );
}

function markdownField(
  description: string,
  processor: typeof whole,
  reasonFor: (tree: MarkdownRoot) => string | undefined,
) {
  return (
    text(description)
      // Compiling what cannot be parsed would throw.
      .superRefine((value, context) => {
        if (value === '') return;
        const parsed = parseText(value);
        const message = 'error' in parsed ? parsed.error.reason : reasonFor(parsed.tree);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .transform((value) => compiled(processor, value))
      .meta({ description, contentMediaType: 'text/markdown' })
      .meta({ isText: true, isWords: true, takesFacts: true })
  );
}

/** Whether a field takes Markdown. */
export function isMarkdown(schema: z.ZodType): boolean {
  return metaOf(schema).contentMediaType === 'text/markdown';
}
