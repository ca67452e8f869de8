import type { Article } from '@/lib/site/articles';

/** An article with every required field, and the given changes. */
export function anArticle(change: Partial<Article> = {}): Article {
  return {
    id: 1,
    slug: 'an-article',
    title: 'An article',
    excerpt: 'What it is about.',
    category: 'Technology',
    categorySlug: 'technology',
    icon: 'leaf',
    date: '2025-07-28',
    readTime: '1 min read',
    image: 'https://images.unsplash.com/photo-1',
    imageAlt: 'A thing',
    drawing: 'Leaf veins',
    mirrored: false,
    html: '<p>Its text.</p>',
    raw: 'Its text.',
    ...change,
  };
}
