import { VFile } from 'vfile';
import { parseDocument } from '../../../lib/check/parse';
import { minutesFor, wordsIn } from '../../../lib/check/rules/readTime';
import { article } from '../../../lib/schema/article';
import { categories } from '../../../lib/schema/categories';
import { collectionOf } from '../../../lib/schema/collections';
import type { Answers } from './fields';

type NewArticle = Answers & { id: number; minutes: number; draft?: boolean };

/** The file of a new article: every field below its explanation, then the text, or instructions for writing it. */
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
    category: `They are: ${categories.join(', ')}.`,
    draft: draft ? '' : 'Remove the # in front to use it.',
    aliases: 'Remove the # in front to use it.',
  };
  const frontMatter = Object.entries(lines).flatMap(([name, line]) => {
    const { description = '' } = article.shape[name as keyof typeof article.shape];
    return [...asComment(`${description} ${extra[name] ?? ''}`), line];
  });
  return ['---', ...frontMatter, '---', '', text || guidance, ''].join('\n');
}

/** The minutes that a Markdown text takes to read, as the content check counts them. */
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

/** A comment, so that it never reaches the page, even when somebody forgets to delete it. */
const guidance = `<!--
How to write the text. This comment is not shown; delete it when you have read it.

Write below the last line of this comment. While there is no text, the page shows the excerpt and
"This is a preview article. Full content coming soon."

Say in the first paragraph what the reader will know at the end: it is set larger than the rest.
Leave an empty line between paragraphs. A line break within a paragraph shows as one.

A heading starts with ##, one within a section with ###:

## What you are paying for
### Support

A list has a hyphen and a space in front of each item:

- **Support:** somebody answers when a person is stuck.
- **Upkeep:** updates are installed.

A link has its text first, then its URL; a URL on this site starts with a slash:

[our businesses](/our-businesses)

Count 200 to 230 words a minute and correct readTime at the end. "npm run check:content" says when
the two do not match, and what else to correct. CONTRIBUTING.md explains all of it.
-->`;
