import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/news/ArticlePage';
import { MovedPage } from '@/components/news/MovedPage';
import { articleByAlias, articleBySlug, articles } from '@/lib/articles';
import { pageMetadata } from '@/lib/metadata';
import { articlePath } from '@/lib/urls';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.flatMap(({ slug, aliases }) => [slug, ...aliases]).map((slug) => ({ slug }));
}

async function find({ params }: Props) {
  const { slug } = await params;
  const article = articleBySlug(slug);
  return { article: article ?? articleByAlias(slug) ?? notFound(), hasMoved: !article };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, excerpt, slug, date, category } = (await find(props)).article;
  const page = { title, description: excerpt, path: articlePath(slug) };
  return pageMetadata(page, { published: date, category });
}

export default async function Page(props: Props) {
  const { article, hasMoved } = await find(props);
  if (hasMoved) return <MovedPage title={article.title} href={articlePath(article.slug)} />;
  return <ArticlePage article={article} />;
}
