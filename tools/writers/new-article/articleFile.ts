import { VFile } from 'vfile';
import { parseDocument } from '../../../lib/check/parse';
import { minutesFor, wordsIn } from '../../../lib/check/rules/readTime';
import { article } from '../../../lib/schema/article';
import { categories } from '../../../lib/schema/categories';
import { collectionOf } from '../../../lib/schema/collections';
import type { Answers } from './fields';

type NewArticle = Answers & { id: number; minutes: number; draft?: boolean };

/** The file of a new article: every field below its description, then the text, or instructions for writing it. */
export function articleFile({ minutes, draft, slug: _slug, ...values }: NewArticle, text?: string): string {
  const lines = {
    id: `id: ${values.id}`,
    title: `title: ${JSON.stringify(values.title)}`,
    excerpt: `excerpt: ${JSON.stringify(values.excerpt)}`,
    category: `category: ${values.category}`,
    date: `date: ${values.date}`,
    readTime: `readTime: ${minutes} min read`,
    image: `image: ${values.image}`,
    imageAlt: `imageAlt: ${JSON.stringify(values.imageAlt)}`,
    draft: draft ? 'draft: true' : '# draft: true',
    aliases: '# aliases: [former-file-name]',
  } satisfies Record<keyof typeof article.shape, string>;
  const extra: Record<string, string> = {
    category: `Categories: ${categories.join(', ')}.`,
    draft: draft ? '' : 'Remove the # in front to use it.',
    aliases: 'Remove the # in front to use it.',
  };
  const frontMatter = Object.entries(lines).flatMap(([name, line]) => {
    const { description = '' } = article.shape[name as keyof typeof article.shape];
    return [...asComment(`${description} ${extra[name] ?? ''}`), line];
  });
  return ['---', ...frontMatter, '---', '', text || guidance, ''].join('\n');
}

/** The read time of a Markdown text in minutes, as the content check computes it. */
export function minutesToRead(text: string): number {
  const collection = collectionOf('Article');
  const file = new VFile({ path: 'text.md', value: `---\n---\n\n${text}` });
  const { tree } = parseDocument(file, collection);
  return minutesFor(tree ? wordsIn(tree) : 0);
}

/** Text as YAML comment lines. */
function asComment(text: string): string[] {
  const lines = [''];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > 98) lines.push(` ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `#${line}`);
}

/** A comment, so that the page never shows it. */
const guidance = `<!--
How to write the text. This comment is never shown. Delete it when you have read it.

Write the text below this comment. Without a text, the page shows the excerpt and
"This is a preview article. Full content coming soon."

Say in the first paragraph what readers will learn. It is larger than the rest.
Leave an empty line between paragraphs. Line breaks within a paragraph are kept.

Start a heading with ##, and a subheading with ###:

## What you are paying for
### Support

Start each item of a list with a hyphen and a space:

- **Support:** somebody answers when a person is stuck.
- **Upkeep:** updates are installed.

For a link, write its text, then its URL. URLs of this site start with a slash:

[our businesses](/our-businesses)

When you have finished, set readTime to one minute for every 200 to 230 words. "npm run check:content"
says whether it fits, and what else to correct. CONTRIBUTING.md explains all of it.
-->`;
