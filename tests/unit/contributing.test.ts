import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { calloutIcons } from '@/lib/markdown/callouts';
import { article } from '@/lib/schemas/article';
import { categoryList } from '@/lib/schemas/category';
import { drawingNames, iconNames, inkNames } from '@/lib/schemas/categorySets';
import { facts } from '@/lib/schemas/facts';
import { messagesWith } from './support/changedContent';

const guide = await readFile('CONTRIBUTING.md', 'utf8');

/** What the first group of an expression finds in the guide. */
const found = (expression: RegExp) => expression.exec(guide)?.[1] ?? '';

/** What the first group of an expression finds in a text, each time. */
const eachIn = (text: string, expression: RegExp) => [...text.matchAll(expression)].map(([, name]) => name);

describe('CONTRIBUTING.md', () => {
  test('has an example article that passes the check', async () => {
    const example = found(/```markdown\n( *---\n[\s\S]*?)```/).replace(/^ {3}/gm, '');
    expect(example).toContain('readTime:');
    expect(await messagesWith(['articles/example.md', example])).toEqual([]);
  });

  test('has an example page that passes the check', async () => {
    const page = found(/```markdown\n(---\n[^`]*?navigation:[^`]*)```/);
    expect(page).toContain('navigation:');
    expect(await messagesWith(['pages/careers.md', page])).toEqual([]);
  });

  test('describes every field of an article and of a category, and what it can choose', () => {
    const described = eachIn(guide, /`(\w+)`/g);
    const fields = [article.shape, categoryList.shape.categories.element.shape].flatMap(Object.keys);
    expect(described).toEqual(expect.arrayContaining(fields));
    for (const choice of [...iconNames, ...drawingNames, ...inkNames])
      expect(guide).toContain(`\`${choice}\``);
  });

  test('names every kind of call-out and every fact about the group', () => {
    expect(eachIn(found(/^The kinds are ([^.]*)\./m), /\[!(\w+)\]/g)).toEqual([...calloutIcons.keys()]);
    expect(eachIn(found(/have\nnames in curly brackets(.*?)\. /s), /`\{(\w+)\}`/g)).toEqual([
      ...facts.keys(),
    ]);
  });
});
