import { articlePageData } from '@/lib/site/articlePage';
import type { Article } from '@/lib/site/articles';
import type { Route } from '@/lib/site/routes';
import { LegalPage } from '../legal/LegalPage';
import { ArchivePage } from '../news/ArchivePage';
import { ArticlePage } from '../news/ArticlePage';
import { CategoryPage } from '../news/CategoryPage';
import { PersonPage } from '../people/PersonPage';
import { RedirectPage } from '../redirects/RedirectPage';
import { Newsletter } from '../sections/newsletter/Newsletter';
import { Page } from '../sections/Page';

type Props = { route: Route };

/** The page of a route. */
export function RoutePage({ route }: Props) {
  if (route.kind === 'articles') return <ArticleAndNewsletter article={route.page.article} />;
  if (route.kind === 'archive') return <ArchivePage page={route.page} />;
  if (route.kind === 'categories') return <CategoryPage page={route.page} />;
  if (route.kind === 'legal') return <LegalPage document={route.page} />;
  if (route.kind === 'people') return <PersonPage page={route.page} />;
  if (route.kind === 'pages') return <Page page={route.page} />;
  return <RedirectPage redirect={route.redirect} />;
}

/** An article, and below it the newsletter block of the News page, which is a section. */
function ArticleAndNewsletter({ article }: { article: Article }) {
  const data = articlePageData(article);
  return (
    <>
      <ArticlePage data={data} />
      {data.newsletter && <Newsletter section={data.newsletter} id="newsletter" />}
    </>
  );
}
