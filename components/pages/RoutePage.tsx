import { articlePageData } from '@/lib/site/articlePage';
import type { Route } from '@/lib/site/routes';
import { LegalPage } from '../legal/LegalPage';
import { ArchivePage } from '../news/ArchivePage';
import { ArticlePage } from '../news/ArticlePage';
import { CategoryPage } from '../news/CategoryPage';
import { PersonPage } from '../people/PersonPage';
import { RedirectPage } from '../redirects/RedirectPage';
import { Page } from '../sections/Page';

type Props = { route: Route };

/** The page of a route. */
export function RoutePage({ route }: Props) {
  if (route.kind === 'articles') return <ArticlePage data={articlePageData(route.page.article)} />;
  if (route.kind === 'archive') return <ArchivePage page={route.page} />;
  if (route.kind === 'categories') return <CategoryPage page={route.page} />;
  if (route.kind === 'legal') return <LegalPage document={route.page} />;
  if (route.kind === 'people') return <PersonPage page={route.page} />;
  if (route.kind === 'pages') return <Page page={route.page} />;
  return <RedirectPage redirect={route.redirect} />;
}
