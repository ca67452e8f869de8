import { styled } from 'styled-components';
import type { ArchivePage as Archive } from '@/lib/articles/archive';
import { articles, summaryOf } from '@/lib/articles/articles';
import { archivePath, pageCount } from '@/lib/articles/newsLists.browser';
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
  return (
    <>
      <StructuredData data={pageData(requiredPage('news-insights'), page)} />
      <Wrapper>
        <H2 as="h1">{page.title}</H2>
        <h2 className="visually-hidden">Articles</h2>
        <ArticleGrid articles={page.articles.map(summaryOf)} />
        <ArchiveNavigation list={archivePath(1)} current={page.number} last={pageCount(articles.length)} />
      </Wrapper>
    </>
  );
}
