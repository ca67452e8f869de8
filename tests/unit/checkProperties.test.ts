import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkDocument } from '@/lib/check/checkDocument';
import { decode } from '@/lib/check/decode';
import type { Problem } from '@/lib/check/problem';
import { australianSpeller } from '@/lib/check/spelling';
import { categories } from '@/lib/schema/categories';
import { type Collection, collections } from '@/lib/schema/collections';
import { temporaryFolder } from './support/folders';

const [articles] = collections;
const speller = australianSpeller('');

/** What the check finds in a file, its bytes included. */
function problemsOf(bytes: Buffer, collection: Collection): Problem[] {
  const { source, findings } = decode(bytes);
  const path = `file${collection.ending}`;
  const found = findings.map((finding) => ({ path, ...finding }));
  if (source === undefined) return found;
  return [...found, ...checkDocument(path, source, collection, speller).problems];
}

/** Every problem stands in the file, says something, and does so without the words of programs. */
function expectSound(text: string, problems: Problem[]) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
    expect(message).toMatch(/\S/);
    expect(message).not.toMatch(/\bundefined\b|\[object|\bNaN\b|Invalid input|RegExp|stack/);
  }
}

/** Signs that mean something to YAML, Markdown or MDX, next to anything else. */
const shard = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '---',
        '\n---\n',
        '\n',
        '\n\n',
        '\r\n',
        '\r',
        '\t',
        ' ',
        '  - ',
        ': ',
        ':',
        '#',
        '# ',
        '## ',
        '#### ',
      ],
      ...[
        '"',
        "'",
        '`',
        '```\n',
        '*',
        '**',
        '_',
        '~~',
        '[',
        ']',
        '(',
        ')',
        '![',
        '](',
        '<',
        '>',
        '</',
        '/>',
        '<!--',
        '-->',
      ],
      ...[
        '{',
        '}',
        '|',
        '| --- |',
        '|--|',
        '&',
        '&amp;',
        '&#0;',
        '!',
        '\\',
        '@',
        '%',
        '?',
        '<<: ',
        '*a',
        '&a ',
        '!!js ',
      ],
      ...[
        'id: ',
        'title: ',
        'date: ',
        'aliases:\n',
        'draft: true\n',
        '__proto__: 1\n',
        'constructor: x\n',
        'TODO',
        '[^1]',
      ],
      ...[
        '<<<<<<< HEAD\n',
        '>>>>>>> x\n',
        '=======\n',
        'javascript:',
        'https://',
        '/about',
        '#a',
        '\0',
        '\uFEFF',
        '\uFFFD',
      ],
      ...[
        '<b>',
        '<script>',
        '<CompanyName />',
        '{/* x */}',
        'import x from "y"\n',
        '> ',
        '1. ',
        '\u2028',
        '\u{1F30F}',
        '\ud800',
      ],
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 6, mode: 'sentences' }) },
);

const shards = fc.array(shard, { maxLength: 40 }).map((parts) => parts.join(''));

const scalar = fc.oneof(
  fc.constantFrom(
    '2025-07-21',
    '28/07/2025',
    'Technology',
    'technolgy',
    '6 min read',
    '~',
    'true',
    '"',
    "it's",
    '- a',
    '[a',
    '{a: b}',
    '|',
    '>-',
  ),
  fc.string({ maxLength: 20 }),
  fc.integer().map(String),
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.keys(articles.schema.shape)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('titel', 'Date', 'author', '__proto__', 'toString', '"id"', '? id', '- x'),
  },
);
/** Front matter as somebody might type it, right and wrong, above any text. */
const typed = fc
  .tuple(
    fc.array(fc.tuple(key, scalar), { maxLength: 12 }),
    shards,
    fc.constantFrom('---', '---', '----', ''),
  )
  .map(
    ([fields, text, end]) => `---\n${fields.map((field) => `${field.join(': ')}\n`).join('')}${end}\n${text}`,
  );

describe('whatever is in a file, the check does not crash, and every problem has a place in it:', {
  timeout: 30_000,
}, () => {
  test.each<[string, fc.Arbitrary<string>]>([
    ['signs in any order', shards],
    ['front matter that somebody typed', typed],
  ])('%s', (_, texts) => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...(collections as readonly Collection[])), (text, collection) => {
        // As a file holds it: half of a character outside the basic plane cannot be saved.
        const bytes = Buffer.from(text);
        expectSound(bytes.toString(), problemsOf(bytes, collection));
      }),
      { numRuns: 400 },
    );
  });

  test('bytes that are no text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, hasFields) => {
        const file = Buffer.concat([Buffer.from(hasFields ? '---\nid: 1\n---\n' : ''), bytes]);
        expectSound(file.toString(), problemsOf(file, articles));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the check is never left hanging', () => {
  const size = 20_000;
  test.each([
    ...[
      '[',
      '>',
      '*a ',
      '[a](',
      '![a](',
      '- ',
      '|',
      '<a ',
      '{{',
      '[your ',
      'a: ',
      '\t',
      '`',
      '~~a',
      'TODO ',
      '<!--',
    ],
    ...['*a_b ', 'www.a.', 'a@b.c ', '&a ', 'qxzv ', '\\', '"', '[^1]: a\n', '#\n'],
  ])('by %j again and again', { timeout: 30_000 }, (sign) => {
    const text = sign.repeat(Math.floor(size / sign.length));
    problemsOf(Buffer.from(`---\nid: 1\n---\n\n${text}`), articles);
    problemsOf(Buffer.from(`---\ntitle: ${text}\n---\n`), articles);
  });
});

/** Fields that may well be right, in every way of writing them down. */
const fields = fc.record(
  {
    title: fc.oneof(fc.lorem({ maxCount: 8 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })),
    excerpt: fc.oneof(fc.lorem({ maxCount: 3, mode: 'sentences' }), fc.string({ minLength: 1 })),
    category: fc.constantFrom(...categories),
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
const block = fc.oneof(
  fc.lorem({ maxCount: 30, mode: 'words' }),
  fc.constantFrom(
    '## Two\n\n### Three',
    '- a\n- b\n  1. c',
    '> quoted',
    '| A | B |\n| - | - |\n| 1 | 2 |',
    '---',
    '***',
  ),
  fc.constantFrom(
    '```\n<b>\n```',
    '    code',
    '[a](/about)',
    '<https://www.ato.gov.au>',
    'a  \nb\\\nc',
    '[^1]\n\n[^1]: note',
  ),
  fc.constantFrom(
    '<!-- remark -->',
    '&copy; &lt;',
    '\\<b>',
    '- [x] done',
    '~~gone~~',
    '{curly}',
    'a < b',
    '[x]\n\n[x]: /contact',
  ),
  shards,
);
const text = fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join('\n\n'));

/** An article in the form of its file, before anybody has looked whether it is right. */
const candidate = fc
  .tuple(fields, written, text, fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\uFEFF'))
  .map(([values, style, body, end, mark]) => (id: number) => {
    const yaml = stringify({ id, ...values }, style);
    const source = mark + `---\n${yaml}---\n\n${body}\n`.replaceAll(/\r?\n/g, end);
    // As a file holds it: where stringify breaks a long line within a character, both halves are lost.
    return Buffer.from(source).toString('utf8');
  });

const odd = 'tests/fixtures/content-odd/articles';

/** Documents of content/ that are no articles. */
const others = 9;

/** A project in which Contentlayer finds our configuration, and nothing but the articles given. */
async function projectWith(sources: readonly string[]): Promise<string> {
  const project = await temporaryFolder();
  await cp('content', join(project, 'content'), {
    recursive: true,
    filter: (path) => !path.includes('articles/'),
  });
  await mkdir(join(project, 'content/articles'), { recursive: true });
  await cp('lib/schema', join(project, 'lib/schema'), { recursive: true });
  for (const file of ['contentlayer.config.ts', 'package.json', 'tsconfig.json'])
    await cp(file, join(project, file));
  await symlink(resolve('node_modules'), join(project, 'node_modules'), 'dir');
  for (const [index, source] of sources.entries())
    await writeFile(join(project, `content/articles/accepted-${index + 1}.md`), source);
  return project;
}

test('whatever the check accepts goes through Contentlayer', { timeout: 60_000 }, async () => {
  const accepted: string[] = [];
  const read: { id: number }[] = [];
  fc.assert(
    fc.property(candidate, (make) => {
      const source = make(accepted.length + 1);
      const { problems, yaml } = checkDocument('article.md', source, articles, speller);
      expectSound(source, problems);
      const { findings } = decode(Buffer.from(source));
      if ([...findings, ...problems].some(({ severity }) => severity === 'error')) return;
      accepted.push(source);
      read.push(yaml?.values as { id: number });
    }),
    { numRuns: 150 },
  );
  expect(accepted.length).toBeGreaterThan(50);
  for (const name of await readdir(odd)) {
    const source = `\uFEFF${(await readFile(join(odd, name), 'utf8')).replaceAll('\n', '\r\n')}`;
    accepted.push(source);
    read.push(checkDocument(name, source, articles).yaml?.values as { id: number });
  }

  const project = await projectWith(accepted);
  const contentlayer = resolve('node_modules/contentlayer2/bin/cli.cjs');
  // Contentlayer believes PWD more than the folder it was started in, and may end with 0 all the same.
  const options = { cwd: project, env: { ...process.env, PWD: project } };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [contentlayer, 'build'],
    options,
  ).catch((error: { stdout: string; stderr: string }) => error);
  expect(stdout + stderr).toContain(`Generated ${accepted.length + others} documents`);
  const index = join(project, '.contentlayer/generated/Article/_index.json');
  const built = JSON.parse(await readFile(index, 'utf8')) as { id: number; date: string }[];
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const days = built.sort(byId).map((one) => ({ ...one, date: one.date.slice(0, 10) }));
  expect(days).toMatchObject(read.sort(byId));
});
