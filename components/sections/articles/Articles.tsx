import { createGlobalStyle, styled } from 'styled-components';
import { articles, summaryOf } from '@/lib/site/articles';
import { categories } from '@/lib/site/categories';
import { pageSize } from '@/lib/site/newsPages';
import { categoriesWithCounts } from '@/lib/site/summaries';
import { CompanyEmail, CompanyPhone } from '../../company/CompanyFacts';
import { Island } from '../../islands/Island';
import { ArticleGrid } from '../../news/ArticleGrid';
import { FilterLinks } from '../../news/Filters';
import { NewsBrowser } from '../../news/NewsBrowser';
import { PreconnectToPictureHost } from '../../pictures/PreconnectToPictureHost';
import { space } from '../../theme/tokens';
import { Container } from '../../ui/Container';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../list';

const Notice = styled(Container).attrs({ as: 'p' })`
  padding-bottom: ${space.s16};
`;

/** loader.client.ts sets the category of the URL, so that the cards of others are hidden before hydration. */
const CategoryOfUrl = createGlobalStyle`
  ${categories.map(({ slug }) => `:root[data-category="${slug}"] [data-category]:not([data-category="${slug}"])`).join()} {
    display: none;
  }
`;

/** All articles with their filters, or cards of the newest below a heading. */
export function Articles({ section, id }: SectionProps<'articles'>) {
  const { anchor, heading, category, count = 3 } = section;
  if (heading) {
    const found = articles.filter((article) => category === undefined || article.category === category);
    return (
      <Section id={id} heading={heading}>
        <ArticleGrid articles={found.slice(0, count).map(summaryOf)} />
      </Section>
    );
  }
  const counts = categoriesWithCounts(articles);
  const shown = articles.slice(0, pageSize).map(summaryOf);
  return (
    <div id={anchor}>
      <PreconnectToPictureHost articles={shown} />
      <CategoryOfUrl />
      <FilterLinks counts={counts} />
      <Notice hidden role="alert" data-error-for="news">
        Filters are not working. Reload this page and try again, or write to <CompanyEmail /> or call{' '}
        <CompanyPhone />.
      </Notice>
      <Island name="news" component={NewsBrowser} props={{ articles: shown, counts }} />
    </div>
  );
}
