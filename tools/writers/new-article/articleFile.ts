import { z } from 'zod';
import { articles } from '../../../lib/content/collections/articles';
import type { article } from '../../../lib/schemas/article';
import type { JsonSchema } from '../../jsonSchema';
import { readCategories } from '../../readCategories';

/** The fields of a new article that need no writer. */
type Filled = Pick<z.infer<typeof article>, 'id' | 'title' | 'date'>;

/** The content check refuses the empty heading, so that nobody publishes the file as it is. */
const text = `<!-- Start with a paragraph that says what readers will learn: it is larger than the rest. CONTRIBUTING.md
explains how to write the text. This comment is never shown. -->

##`;

/**
 * The file of a new article, with each field of the schema below its description. The other required fields are empty,
 * which the content check refuses; the optional ones are comments with an example.
 */
export function articleFile({ id, title, date }: Filled): string {
  const filled = new Map<string, unknown>([
    ['id', id],
    ['title', JSON.stringify(title)],
    ['date', date],
  ]);
  const categories = readCategories('content').map(({ name }) => name);
  const { properties = {}, required = [] } = z.toJSONSchema(articles.schema, { io: 'input' }) as JsonSchema;
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const { description = '', examples: [example] = [] } = property;
    if (!required.includes(name))
      return [
        `# ${description} Remove the # in front to use it.`,
        // JSON is YAML on one line.
        `# ${name}: ${JSON.stringify(example) ?? ''}`,
      ];
    const list = name === 'category' ? ` One of: ${categories.join(', ')}.` : '';
    return [`# ${description}${list}`, `${name}: ${filled.get(name) ?? ''}`.trimEnd()];
  });
  return ['---', ...fields, '---', '', text, ''].join('\n');
}
