import { articlePageData } from '@/lib/articles/articlePage';
import type { Route } from '@/lib/pages/routes';
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
  if (route.kind === 'article') return <ArticlePage data={articlePageData(route.page.article)} />;
  if (route.kind === 'archive') return <ArchivePage page={route.page} />;
  if (route.kind === 'category') return <CategoryPage page={route.page} />;
  if (route.kind === 'legal') return <LegalPage document={route.page} />;
  if (route.kind === 'person') return <PersonPage page={route.page} />;
  if (route.kind === 'page') return <Page page={route.page} />;
  return <RedirectPage redirect={route.redirect} />;
}
