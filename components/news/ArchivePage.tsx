import { styled } from 'styled-components';
import type { ArchivePage as Archive } from '@/lib/articles/archive';
import { summaryOf } from '@/lib/articles/articles';
import { requiredPage } from '@/lib/pages/pages';
import { pageData } from '@/lib/seo/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { H2 } from '../ui/textElements';
import { ArchiveNavigation } from './ArchiveNavigation';
import { ArticleGrid } from './ArticleGrid';

const Wrapper = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  padding-block: clamp(40px, 5vw, 72px) ${space.section};
`;

type Props = { page: Archive };

/** Older articles, for browsers without JavaScript, search engines and permanent links. */
export function ArchivePage({ page }: Props) {
  const news = requiredPage('news-insights');
  return (
    <>
      <StructuredData data={pageData(news, page)} />
      <Wrapper>
        <H2 as="h1">{page.title}</H2>
        <h2 className="visually-hidden">Articles</h2>
        <ArticleGrid articles={page.articles.map(summaryOf)} />
        <ArchiveNavigation list={news.path} current={page.number} last={page.pageCount} />
      </Wrapper>
    </>
  );
}
