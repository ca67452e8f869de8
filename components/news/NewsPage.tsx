import { articles, summaryOf } from '@/lib/articles';
import { Island } from '../islands/Island';
import { PageHero } from '../ui/PageHero';
import { NewsBrowser } from './NewsBrowser';
import { Newsletter } from './Newsletter';

export function NewsPage() {
  return (
    <>
      <PageHero title="News & Insights">
        Notes from the group and its businesses, on technology, payroll, investment and the fields we are
        preparing to enter.
      </PageHero>
      <Island name="news" component={NewsBrowser} props={{ articles: articles.map(summaryOf) }} />
      <Newsletter />
    </>
  );
}
