import fc from 'fast-check';
import { stringify } from 'yaml';
import { categories } from '@/lib/site/categories';
import { shards } from './typedTexts';

/** Fields that are probably valid. */
const fields = fc.record(
  {
    title: fc.oneof(fc.lorem({ maxCount: 8 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })),
    excerpt: fc.oneof(fc.lorem({ maxCount: 3, mode: 'sentences' }), fc.string({ minLength: 1 })),
    category: fc.constantFrom(...categories.map(({ name }) => name)),
    date: fc
      .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    readTime: fc.integer({ min: 1, max: 60 }).map((minutes) => `${minutes} min read`),
    image: fc.constant('https://images.unsplash.com/photo-1518770660439-4636190af475'),
    imageAlt: fc.lorem({ maxCount: 5 }),
    draft: fc.boolean(),
  },
  { requiredKeys: ['title', 'excerpt', 'category', 'date', 'readTime', 'image', 'imageAlt'] },
);

const written = fc.record({
  defaultStringType: fc.constantFrom(
    'PLAIN',
    'QUOTE_DOUBLE',
    'QUOTE_SINGLE',
    'BLOCK_FOLDED',
    'BLOCK_LITERAL',
  ),
  lineWidth: fc.constantFrom(0, 20, 80),
} as const);

const blocks = [
  ...['## Two\n\n### Three', '- a\n- b\n  1. c', '> quoted', '| A | B |\n| - | - |\n| 1 | 2 |', '---'],
  ...['```\n<b>\n```', '    code', '[a](/about)', '<https://www.ato.gov.au>', 'a  \nb\\\nc', '***'],
  ...['[^1]\n\n[^1]: note', '<!-- comment -->', '&copy; &lt;', '\\<b>', '- [x] done', '~~gone~~'],
  ...['{curly}', 'a < b', '[x]\n\n[x]: /contact'],
];

const block = fc.oneof(fc.lorem({ maxCount: 30, mode: 'words' }), fc.constantFrom(...blocks), shards);

const text = fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join('\n\n'));

/** An article file that may be valid. */
export const candidate = fc
  .tuple(fields, written, text, fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\uFEFF'))
  .map(([values, style, body, end, mark]) => (id: number) => {
    const yaml = stringify({ id, ...values }, style);
    const source = mark + `---\n${yaml}---\n\n${body}\n`.replaceAll(/\r?\n/g, end);
    // stringify may break a line within a surrogate pair, which a file cannot contain.
    return Buffer.from(source).toString('utf8');
  });
