import { describe, expect, test } from 'vitest';
import { summaryOf } from '@/lib/articles/articles';
import { article, articleFieldUses, partFor } from '@/lib/articles/schema';
import { anArticle } from './support/article';

describe('the summary of an article, which browsers get,', () => {
  const computed = ['drawing', 'mirrored', 'slug'];

  test('has no field that is not marked for it', () => {
    const everything = Object.fromEntries(Object.keys(article.shape).map((name) => [name, `its ${name}`]));
    const unmarked = { note: 'internal', _raw: {}, body: {}, type: 'Article' };
    const summary = summaryOf({ ...anArticle(), ...everything, ...unmarked } as Parameters<
      typeof summaryOf
    >[0]);
    const marked = Object.entries(articleFieldUses).filter(([, uses]) =>
      uses.some((use) => use === 'summary'),
    );
    expect(Object.keys(summary).sort()).toEqual([...marked.map(([name]) => name), ...computed].sort());
  });

  test('has neither the text nor the former file names', () => {
    const sent = JSON.stringify(summaryOf(anArticle({ html: '<p>Its text.</p>', aliases: ['former'] })));
    expect(sent).not.toMatch(/Its text|former/);
  });

  test('leaves out a field without a value', () => {
    expect(partFor('summary', anArticle({ draft: undefined }))).not.toHaveProperty('draft');
  });
});
