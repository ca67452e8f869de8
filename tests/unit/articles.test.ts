import { expect, test } from 'vitest';
import { summaryOf } from '@/lib/articles/articles';
import { article, summaryFields } from '@/lib/articles/schema';
import { anArticle } from './support/article';

test('the summary of an article, which browsers get, has its fields and no other', () => {
  const everything = Object.fromEntries(Object.keys(article.shape).map((name) => [name, `its ${name}`]));
  const unmarked = { note: 'internal', _raw: {}, body: {}, type: 'Article' };
  const authors = [{ name: 'Jane Doe' }];
  const whole = { ...anArticle(), ...everything, authors, ...unmarked } as Parameters<typeof summaryOf>[0];
  expect(Object.keys(summaryOf(whole)).sort()).toEqual(
    [...summaryFields, 'categorySlug', 'drawing', 'mirrored', 'slug'].sort(),
  );
});
