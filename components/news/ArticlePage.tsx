import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticlePageData } from '@/lib/site/articlePage';
import { absoluteUrl } from '@/lib/site/siteUrl';
import { articleData } from '@/lib/site/structuredData';
import { textHtml } from '@/lib/site/textHtml';
import { ArticleFigure } from '../pictures/ArticleFigure';
import { PreconnectToPictureHost } from '../pictures/PreconnectToPictureHost';
import { StructuredData } from '../seo/StructuredData';
import { inner } from '../ui/inner';
import { writtenTextId } from '../ui/Prose';
import { proseFor } from '../ui/RichProse';
import { TableOfContents } from '../ui/TableOfContents';
import { BusinessCard } from '../ventures/BusinessCard';
import { AdjacentArticles } from './AdjacentArticles';
import { ArticleHeader } from './ArticleHeader';
import { ArticleShare } from './ArticleShare';
import { ArticleRows, Column } from './articleLayout';
import { Breadcrumb } from './Breadcrumb';
import { CategoryLabel } from './CategoryLabel';
import { RelatedArticles } from './RelatedArticles';

type Props = { data: ArticlePageData };

export function ArticlePage({ data: { article, contents, business, previous, next, related } }: Props) {
  const url = absoluteUrl(articlePath(article.slug));
  const html = textHtml(article);
  const Text = proseFor(html);
  return (
    <>
      <PreconnectToPictureHost articles={[article]} />
      <StructuredData data={articleData(article)} />
      <ArticleRows data-gap="large">
        <Column>
          <Breadcrumb steps={[<CategoryLabel key="category" article={article} isLink />]} />
          <ArticleHeader article={article} url={url} />
        </Column>
        <ArticleFigure article={article} />
        <Column>
          {contents.length > 0 && <TableOfContents items={contents} />}
          <Text id={writtenTextId} data-lede {...inner({ html })} />
          {business && <BusinessCard business={business} isInText />}
          <ArticleShare title={article.title} url={url} />
        </Column>
      </ArticleRows>
      <AdjacentArticles previous={previous} next={next} />
      <RelatedArticles articles={related} />
    </>
  );
}
