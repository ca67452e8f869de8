import { styled } from 'styled-components';
import { articles, summaryOf } from '@/lib/articles/articles';
import { initialCount } from '@/lib/articles/newsLists.browser';
import { categoriesWithCounts } from '@/lib/articles/summaries';
import { companyPage } from '@/lib/pages/pages';
import { isHosted, pictureHost } from '@/lib/pictures/schema';
import { pageData } from '@/lib/seo/structuredData';
import { Island } from '../islands/Island';
import { StructuredData } from '../seo/StructuredData';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { PageHero } from '../ui/PageHero';
import { NewsBrowser } from './NewsBrowser';
import { Newsletter } from './Newsletter';

const Notice = styled(Container).attrs({ as: 'p' })`
  padding-bottom: ${space.s20};
`;

export function NewsPage() {
  const shown = articles.slice(0, initialCount).map(summaryOf);
  return (
    <>
      {shown.some(({ image }) => isHosted(image)) && <link rel="preconnect" href={pictureHost} />}
      <StructuredData data={pageData(companyPage('/news-insights'))} />
      <PageHero title="News & Insights">
        Notes from the group and its businesses, on technology, payroll, investment and the fields we are
        preparing to enter.
      </PageHero>
      <Notice hidden role="alert" data-error-for="news">
        Filters didn't load. You can still open every article from its title, or reload the page.
      </Notice>
      <Island
        name="news"
        component={NewsBrowser}
        props={{
          articles: shown,
          counts: categoriesWithCounts(articles),
        }}
      />
      <Newsletter />
    </>
  );
}
