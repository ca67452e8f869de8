import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyProject, linkPackages } from '@/tests/sites/copyProject';
import { temporaryFolder } from '../unit/support/folders';
import { specification } from '../unit/support/specification';

const execute = promisify(execFile);

/** Everything but tests. */
const copied = /^(?:app|components|lib|tools|contentlayer|package|tsconfig)/;

// docs/development.md, "Add a field to articles". Snippets, new:article and the check follow from the schema.
describe('an optional field that is added to the schema', { timeout: 300_000 }, () => {
  let folder = '';
  /** What the type checker finds. */
  let typeErrors = '';
  let found: Record<'card' | 'rss' | 'json' | 'data' | 'summary', string>;

  async function edit(file: string, before: string, after: string) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text, file).toContain(before);
    await writeFile(
      join(folder, file),
      text.replace(before, () => after),
    );
  }

  beforeAll(async () => {
    folder = await temporaryFolder();
    await copyProject(folder, {
      content: specification,
      includes: (file) => copied.test(file),
    });
    await linkPackages(folder);
    // The schema and the line that shows it.
    await edit(
      'lib/articles/schema.ts',
      '    draft: flag(\n',
      `    series: line('The series.').optional().meta({ description: 'The series.', examples: ['Payday super'] }),
    note: line('For the editors.').optional(),
    draft: flag(\n`,
    );
    await edit('lib/articles/schema.ts', "  'draft',\n", "  'draft',\n  'series',\n");
    await edit(
      'components/news/CardText.tsx',
      '      <Byline article={article} />',
      '      <Byline article={article} />\n      {article.series && <p>Series: {article.series}</p>}',
    );
    await edit(
      'lib/seo/structuredData.ts',
      '    headline: article.title,',
      '    headline: article.title,\n    isPartOf: article.series,',
    );
    // An article with it.
    const name = 'managed-it-explained-without-the-acronyms';
    await edit(
      `content/articles/${name}.md`,
      '\nid: ',
      '\nseries: IT without acronyms\nnote: Ask Sam before Friday\nid: ',
    );
    await writeFile(join(folder, 'probe.tsx'), probe(name));
    // What another branch and `next dev`, cut short, leave behind: npm run typecheck compiles, and ignores the rest.
    await cp('.generated/specification/.contentlayer', join(folder, '.contentlayer'), { recursive: true });
    await mkdir(join(folder, '.next/types'), { recursive: true });
    await writeFile(join(folder, '.next/types/routes.d.ts'), 'type Route = Missing;\ntype Half =');
    await writeFile(join(folder, 'next-env.d.ts'), 'import "./.next/types/routes.d.ts";\n');
    const env = { ...process.env, NODE_OPTIONS: '' };
    typeErrors = await execute('npm', ['run', 'typecheck'], { cwd: folder, env }).then(
      () => '',
      (error) => error.stdout,
    );
    const { stdout } = await execute(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), 'probe.tsx'],
      { cwd: folder, env },
    );
    found = JSON.parse(stdout);
  }, 300_000);

  test('needs no other change to pass npm run typecheck, which ignores what another branch left, and refuses a field that browsers do not get in a card', () => {
    expect(typeErrors).toBe('');
  });

  test('is shown on the card and in the structured data', () => {
    expect(found.card).toContain('Series: IT without acronyms');
    expect(JSON.parse(found.summary).series).toBe('IT without acronyms');
    expect(found.data).toContain('"isPartOf":"IT without acronyms"');
  });

  test('is not where nothing shows it', () => {
    expect(found.rss + found.json).not.toContain('IT without acronyms');
    expect(Object.values(found).join()).not.toContain('Ask Sam');
  });
});

/** A program that prints what is made of an article. */
function probe(slug: string): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { CardText } from './components/news/CardText';
import { type Article, articles, summaryOf } from './lib/articles/articles';
import { jsonFeed, rssFeed } from './lib/feeds/feed';
import { articleData } from './lib/seo/structuredData';

const article = articles.find(({ slug }) => slug === '${slug}') as Article;
// @ts-expect-error: the field is not in summaryFields
summaryOf(article).note;
const found = {
  summary: JSON.stringify(summaryOf(article)),
  card: renderToStaticMarkup(<CardText article={summaryOf(article)} />),
  rss: rssFeed(),
  json: jsonFeed(),
  data: JSON.stringify(articleData(article)),
};
console.log(JSON.stringify(found));
`;
}
