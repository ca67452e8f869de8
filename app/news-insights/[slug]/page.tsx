import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/news/ArticlePage';
import { articleBySlug, articles } from '@/lib/articles';
import { pageMetadata } from '@/lib/metadata';
import { articlePath } from '@/lib/urls';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = articleBySlug((await params).slug) ?? notFound();
  return pageMetadata({
    title: article.title,
    description: article.excerpt,
    path: articlePath(article.slug),
  });
}

export default async function Page({ params }: Props) {
  return <ArticlePage article={articleBySlug((await params).slug) ?? notFound()} />;
}
