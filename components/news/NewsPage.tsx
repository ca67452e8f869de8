import { articles, summaryOf } from '@/lib/articles';
import { withPage } from '@/lib/newsLists';
import { companyPage } from '@/lib/pages';
import { pictureHost } from '@/lib/schema/picture';
import { pageData } from '@/lib/structuredData';
import { categoriesWithCounts } from '@/lib/summaries';
import { Island } from '../islands/Island';
import { StructuredData } from '../seo/StructuredData';
import { PageHero } from '../ui/PageHero';
import { NewsBrowser } from './NewsBrowser';
import { Newsletter } from './Newsletter';

export function NewsPage() {
  return (
    <>
      <link rel="preconnect" href={pictureHost} />
      <StructuredData data={pageData(companyPage('/news-insights'))} />
      <PageHero title="News & Insights">
        Notes from the group and its businesses, on technology, payroll, investment and the fields we are
        preparing to enter.
      </PageHero>
      <Island
        name="news"
        component={NewsBrowser}
        props={{
          articles: articles.slice(0, withPage).map(summaryOf),
          counts: categoriesWithCounts(articles),
        }}
      />
      <Newsletter />
    </>
  );
}
