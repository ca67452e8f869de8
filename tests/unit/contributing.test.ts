import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { article } from '@/lib/articles/schema';
import { categoryList } from '@/lib/categories/schema';
import { drawingNames, iconNames, inkNames } from '@/lib/categories/sets';
import { facts } from '@/lib/company/facts';
import { person } from '@/lib/people/schema';
import { calloutIcons } from '@/lib/text/callouts/plugin';
import { type Change, changedContent, messagesIn, messagesWith } from './support/changedContent';
import { photograph } from './support/pictures';

const sectionExample = `---
title: An example
description: A page.
sections:
  - type: hero
    heading: The headline
    lead: A sentence.
    button: { label: Read on, href: /contact }
  - type: steps
    heading: How we work
    items:
      - { name: Trust, text: We wait. }
---
`;

describe('CONTRIBUTING.md', async () => {
  const guide = await readFile('CONTRIBUTING.md', 'utf8');
  const example = (/```markdown\n( *---\n[\s\S]*?)```/.exec(guide)?.[1] ?? '').replace(/^ {3}/gm, '');
  const [beforeSections = '', sections = ''] = guide.split('\nIn the [sections]');
  const rows = rowsOf(beforeSections);
  const sectionRows = rowsOf(sections);
  const [plain, wrong, right] = await Promise.all([
    messagesAbout([example], { amongOthers: true }),
    messagesAbout(rows.map((row) => changed(row.index, row.wrong, fieldOf(row.right)))),
    messagesAbout(rows.map((row) => changed(row.index, row.right, fieldOf(row.right)))),
  ]);

  const pageMessages = await messagesWith(
    ...sectionRows.flatMap(({ index, wrong, right }) =>
      Object.entries({ wrong, right }).map(
        ([kind, line]): Change => [
          `pages/${kind}-${index}.md`,
          pageWith(line, right).replace('An example', `An example ${kind} ${index}`),
        ],
      ),
    ),
  );
  const messagesAboutPage = (name: string) =>
    pageMessages.filter((message) => message.startsWith(`pages/${name}.md:`));

  /** The example of sections with another line instead of the last one that has the same field as the right one. */
  function pageWith(line: string, right: string): string {
    const field = new RegExp(`^( *)${right.split(':')[0]?.replace('{', '\\{')}:.*$`, 'gm');
    const index = [...sectionExample.matchAll(field)].at(-1)?.index ?? Number.NaN;
    return sectionExample.slice(0, index) + sectionExample.slice(index).replace(/\S.*/, () => line);
  }

  /** The rows of a table of messages. */
  function rowsOf(text: string) {
    return [...text.matchAll(/^\| `(.+)` \| `(.+)` \| `(.+)` \|$/gm)].map(
      ([, wrong = '', message = '', right = ''], index) => ({ index, wrong, message, right }),
    );
  }

  /** The field on a line; empty for a line of text. */
  function fieldOf(line: string): string {
    return /^(\w+): /.exec(line)?.[1] ?? '';
  }

  /** The example with a unique id and title, and a field replaced or a line of text added. */
  function changed(number: number, line: string, field: string): string {
    const own = example
      .replace(/^id: .*$/m, `id: ${number + 1}`)
      .replace(/^title: .*$/m, `title: Title ${number}`);
    if (!field) return `${own}\n${line}\n`;
    const written = new RegExp(`^${field}: .*$`, 'm');
    // The example has only the required fields.
    return written.test(own) ? own.replace(written, () => line) : own.replace('\n', () => `\n${line}\n`);
  }

  /** The messages about each of these articles, alone or together with the specification's, without places. */
  async function messagesAbout(files: string[], { amongOthers = false } = {}): Promise<string[][]> {
    const picture = await (await photograph({ width: 1600, height: 1000 })).jpeg().toBuffer();
    const pictures = ['img-2044.jpg', 'team-day.jpg', 'office.jpg'];
    const folder = await changedContent(
      ...pictures.map((name): Change => [`pictures/${name}`, picture]),
      ...files.map((file, index): Change => [`articles/article-${index}.md`, file]),
    );
    const articles = join(folder, 'articles');
    if (!amongOthers)
      for (const name of await readdir(articles))
        if (!/^article-\d+\.md$/.test(name)) await rm(join(articles, name));
    const messages = await messagesIn(folder);
    return files.map((_, index) =>
      messages
        .filter((message) => message.startsWith(`articles/article-${index}.md:`))
        .map((message) => message.replace(/^\S+ warning /, 'warning: ').replace(/^\S+ error /, ''))
        // The categories are content.
        .map((text) => text.replace(/^(category: .*exactly one of:) .*/, '$1 …'))
        // All of them have the example's picture.
        .filter((text) => !/also the picture of .*article-\d+\.md/.test(text)),
    );
  }

  test('has an example article that passes the check', () => {
    expect(plain).toEqual([[]]);
  });

  test('describes every field of an article', () => {
    const described = [...guide.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
    expect(described).toEqual(expect.arrayContaining(Object.keys(article.shape)));
  });

  test('describes every field of a category, and what it can choose', () => {
    const { shape } = categoryList.shape.categories.element;
    for (const name of Object.keys(shape)) expect(guide).toContain(`\n| \`${name}\` | `);
    for (const choice of [...iconNames, ...drawingNames, ...inkNames])
      expect(guide).toContain(`\`${choice}\``);
  });

  test('has an example of a person with every field', () => {
    const [, example = ''] = /```yaml\n---\n(name: [\s\S]*?)---/.exec(guide) ?? [];
    const fields = [...example.matchAll(/^(\w+):/gm)].map(([, name]) => name);
    expect(fields.sort()).toEqual(Object.keys(person.shape).sort());
  });

  test('names every kind of call-out', () => {
    const [, kinds = ''] = /^The kinds are ([^.]*)\./m.exec(guide) ?? [];
    expect([...kinds.matchAll(/\[!(\w+)\]/g)].map(([, kind]) => kind)).toEqual([...calloutIcons.keys()]);
  });

  test('names every fact about the group', () => {
    const [, names = ''] = /have\nnames in curly brackets(.*?)\. /s.exec(guide) ?? [];
    expect([...names.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name)).toEqual([...facts.keys()]);
  });

  test('has an example page that passes the check', async () => {
    const [, page = ''] = /```markdown\n(---\n[^`]*?navigation:[^`]*)```/.exec(guide) ?? [];
    expect(page).toContain('navigation:');
    expect(await messagesWith(['pages/careers.md', page])).toEqual([]);
  });

  test('has two tables of messages', () => {
    expect(rows.length).toBeGreaterThan(12);
    expect(sectionRows.length).toBeGreaterThan(6);
    expect(pageMessages).toHaveLength(sectionRows.length);
  });

  test.each(sectionRows)('quotes the message about "$wrong" in sections', ({ index, message }) => {
    expect(messagesAboutPage(`wrong-${index}`)).toEqual([expect.stringContaining(message)]);
    expect(messagesAboutPage(`right-${index}`)).toEqual([]);
  });

  test.each(rows)('quotes the message about "$wrong"', ({ index, message }) => {
    expect(wrong[index]).toContain(message);
  });

  test.each(rows)('fixes it with "$right"', ({ index }) => {
    expect(right[index]?.filter((text) => !text.startsWith('warning: readTime'))).toEqual([]);
  });
});
