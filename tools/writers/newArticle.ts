import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { buildDay } from '../../lib/content/buildDay';
import { articles } from '../../lib/content/collections/articles';
import { readFields } from '../../lib/content/readFields';
import { articlePath } from '../../lib/schemas/paths.browser';
import { slugOf } from '../../lib/schemas/slug';
import { argumentsOf, stop } from '../arguments';
import type { JsonSchema } from '../jsonSchema';
import { readCategories } from '../readCategories';

const usage = `npm run new:article -- "TITLE"
Writes content/articles/NAME.md with every field; NAME comes from the title. Never overwrites a file.`;

/** The content check refuses the empty heading, so that nobody publishes the file as it is. */
const text = `<!-- Start with a paragraph that says what readers will learn: it is larger than the rest. CONTRIBUTING.md
explains how to write the text. This comment is never shown. -->

##`;

const title = argumentsOf(usage, { positionals: 1 }).positionals[0]?.replace(/\s+/g, ' ').trim();
if (!title) stop(`Usage: ${usage}`);
await newArticle(title).catch((error: Error) => stop(`The article was not created: ${error.message}`));

/** Creates the file of an article with a title. */
async function newArticle(title: string): Promise<void> {
  const ids = readFields('content', articles).map(({ values }) => Number(values.id) || 0);
  const slug = slugOf(title);
  const path = join('content', 'articles', `${slug}.md`);
  const file = articleFile({ id: Math.max(0, ...ids) + 1, title: JSON.stringify(title), date: buildDay });
  await writeFile(path, file, { flag: 'wx' });
  console.log(`Created ${path}. Its URL will be ${articlePath(slug)}: to change that, rename the file now.
Next: fill in its empty fields and write the text. "npm run check:content" names what is missing, and "npm run dev" starts once nothing is.`);
}

/**
 * The file of an article, with each field of the schema below its description. The other required fields are empty, which
 * the content check refuses; the optional ones are comments with an example.
 */
function articleFile(values: Record<string, unknown>): string {
  const categories = readCategories('content').map(({ name }) => name);
  const { properties = {}, required = [] } = z.toJSONSchema(articles.schema, { io: 'input' }) as JsonSchema;
  const fields = Object.entries(properties).flatMap(([name, { description = '', examples = [] }]) => {
    // JSON is YAML on one line.
    if (!required.includes(name))
      return [
        `# ${description} Remove the # in front to use it.`,
        `# ${name}: ${JSON.stringify(examples[0]) ?? ''}`,
      ];
    const list = name === 'category' ? ` One of: ${categories.join(', ')}.` : '';
    return [`# ${description}${list}`, `${name}: ${values[name] ?? ''}`.trimEnd()];
  });
  return ['---', ...fields, '---', '', text, ''].join('\n');
}
