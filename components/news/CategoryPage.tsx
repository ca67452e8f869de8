import { categoryPath, feedPath } from '@/lib/schemas/paths.browser';
import { summaryOf } from '@/lib/site/articles';
import type { CategoryPage as Page } from '@/lib/site/newsPages';
import { categoryData } from '@/lib/site/structuredData';
import { PreconnectToPictureHost } from '../pictures/PreconnectToPictureHost';
import { StructuredData } from '../seo/StructuredData';
import { ActionLink } from '../ui/actionLink';

import { PageHero } from '../ui/PageHero';
import { Ground } from '../ui/Section';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ArchiveNavigation } from './ArchiveNavigation';
import { ArticleGrid } from './ArticleGrid';
import { Breadcrumb } from './Breadcrumb';
import { NoArticles } from './NoArticles';

type Props = { page: Page };

/** The articles of a category, newest first, as links: it needs no JavaScript. */
export function CategoryPage({ page }: Props) {
  const { category, number, pageCount, articles } = page;
  const path = categoryPath(category.slug);
  const isFirst = number === 1;
  const steps = isFirst
    ? [category.name]
    : [
        <a key="category" href={path}>
          {category.name}
        </a>,
        page.title,
      ];
  return (
    <>
      <PreconnectToPictureHost articles={articles} />
      <StructuredData data={categoryData(page)} />
      <PageHero
        title={isFirst ? category.name : page.title}
        lead={isFirst ? category.description : undefined}
        above={<Breadcrumb steps={steps} />}
      >
        <ActionLink href={path + feedPath}>
          RSS<VisuallyHidden> for {category.name}</VisuallyHidden>
        </ActionLink>
      </PageHero>
      <Ground as="div">
        {articles.length > 0 ? (
          <>
            <h2 className="visually-hidden">Articles</h2>
            <ArticleGrid articles={articles.map(summaryOf)} hasExcerpts />
          </>
        ) : (
          <NoArticles filter={category.name} />
        )}
        {pageCount > 1 && <ArchiveNavigation list={path} current={number} last={pageCount} />}
      </Ground>
    </>
  );
}
