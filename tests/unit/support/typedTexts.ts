import fc from 'fast-check';
import { articles } from './checkedFile';

/** Text with a meaning in YAML or Markdown. */
const syntax = [
  ...'\n\r\t :#"\'`*_[]()<>{}|&!\\@%?\0\uFEFF\uFFFD\u2028\ud800',
  ...['\n\n', '\r\n', '---', '\n---\n', '  - ', ': ', '# ', '## ', '#### ', '> ', '1. '],
  ...['```\n', '**', '~~', '![', '](', '</', '/>', '<!--', '-->', '[^1]', '| --- |', '|--|'],
  ...['&amp;', '&#0;', '<<: ', '*a', '&a ', '!!js ', 'id: ', 'title: ', 'date: ', 'aliases:\n'],
  ...['draft: true\n', '__proto__: 1\n', 'constructor: x\n', 'TODO'],
  ...['<<<<<<< HEAD\n', '>>>>>>> x\n', '=======\n', 'javascript:', 'https://', '/about', '#a'],
  ...['“www.a.au', ':www.a.au/b?c', '&#10;', '\\*', 'TODO ask for for it '],
  ...['<b>', '<script>', '{name}', '{email}', '{contact}', '{withPictureHost} ', '\u{1F30F}'],
];

const shard = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...syntax) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 6, mode: 'sentences' }) },
);

/** Syntax in any order, mixed with other text. */
export const shards = fc.array(shard, { maxLength: 40 }).map((parts) => parts.join(''));

const scalars = [
  ...['2025-07-21', '28/07/2025', 'Technology', 'technolgy', '6 min read', '~', 'true', '"', "it's"],
  ...['- a', '[a', '{a: b}', '|', '>-'],
];
const scalar = fc.oneof(fc.constantFrom(...scalars), fc.string({ maxLength: 20 }), fc.integer().map(String));

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.keys(articles.schema.shape)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('titel', 'Date', 'flavour', '__proto__', 'toString', '"id"', '? id', '- x'),
  },
);

/** Valid and invalid front matter above any text. */
export const typed = fc
  .tuple(
    fc.array(fc.tuple(key, scalar), { maxLength: 12 }),
    shards,
    fc.constantFrom('---', '---', '----', ''),
  )
  .map(
    ([fields, text, end]) => `---\n${fields.map((field) => `${field.join(': ')}\n`).join('')}${end}\n${text}`,
  );
