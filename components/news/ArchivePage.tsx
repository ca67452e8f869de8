import { summaryOf } from '@/lib/site/articles';
import type { ArchivePage as Archive } from '@/lib/site/newsPages';
import { requiredPage } from '@/lib/site/pages';
import { pageData } from '@/lib/site/structuredData';
import { PreconnectToPictureHost } from '../pictures/PreconnectToPictureHost';
import { StructuredData } from '../seo/StructuredData';
import { Ground } from '../ui/Section';
import { H2 } from '../ui/textElements';
import { ArchiveNavigation } from './ArchiveNavigation';
import { ArticleGrid } from './ArticleGrid';

type Props = { page: Archive };

/** Articles that are older than those on the News page. */
export function ArchivePage({ page }: Props) {
  const news = requiredPage('news-insights');
  return (
    <>
      <Ground as="div">
        <H2 as="h1">{page.title}</H2>
        <h2 className="visually-hidden">Articles</h2>
        <ArticleGrid articles={page.articles.map(summaryOf)} />
        <ArchiveNavigation list={news.path} current={page.number} last={page.pageCount} />
      </Ground>
      <PreconnectToPictureHost articles={page.articles} />
      <StructuredData data={pageData(news, page)} />
    </>
  );
}
