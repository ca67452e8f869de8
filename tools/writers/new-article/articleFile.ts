import { VFile } from 'vfile';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { categories } from '../../../lib/articles/categories';
import { minutesFor, wordsIn } from '../../../lib/articles/readTime';
import { article } from '../../../lib/articles/schema';
import { collectionOf } from '../../../lib/content/collections';
import { parseDocument } from '../../../lib/content/parse';
import { metaOf } from '../../../lib/fields/meta';
import type { Answers } from './fields';

type Fields = z.infer<typeof article>;

type RequiredField = {
  [Name in keyof Fields]-?: undefined extends Fields[Name] ? never : Name;
}[keyof Fields];

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
    ...(draft && { draft: 'draft: true' }),
  } satisfies Record<RequiredField, string>;
  const frontMatter = Object.entries(article.shape).flatMap(([name, field]) => {
    const { description = '', examples } = metaOf(field);
    const line = (lines as Record<string, string>)[name];
    if (!line)
      return [
        ...asComment(`${description} Remove the # in front to use it.`),
        `# ${name}: ${yamlOf((examples as unknown[] | undefined)?.[0])}`,
      ];
    const list = name === 'category' ? `Categories: ${categories.join(', ')}.` : '';
    return [...asComment(`${description} ${list}`), line];
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

/** A value as YAML on one line. */
function yamlOf(value: unknown): string {
  return stringify(value ?? '', {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();
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
