import type { ParsedDocument } from '../parse';
import { type Finding, warningAt } from '../problem';

/** How many characters a card, a tab or a search result shows before it cuts the text off. */
const limits: Record<string, number> = { title: 70, excerpt: 160, description: 160 };

const searched = new Set(['Article', 'Legal', 'PageList']);

/** Titles and descriptions that will be cut off, and titles that lose their end to a remark. */
export function lengths({ yaml, collection }: ParsedDocument): Finding[] {
  if (!yaml || !searched.has(collection.name)) return [];
  return yaml.texts.flatMap((field) => {
    const name = String(field.path.at(-1));
    const limit = limits[name];
    const length = [...field.text.trim()].length;
    const isLong = limit !== undefined && length > limit;
    return [
      ...(isLong
        ? [
            warningAt(
              field,
              `${name}: ${length} characters, of which cards and search results show about ${limit}: shorten it`,
            ),
          ]
        : []),
      ...(field.hasRemark && ['title', 'excerpt', 'imageAlt', 'description'].includes(name)
        ? [
            warningAt(
              field,
              `${name}: what follows # is a remark and is not shown; put the whole value in quotation marks if it belongs to the text`,
            ),
          ]
        : []),
    ];
  });
}
