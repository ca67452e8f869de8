import { ArticleCard } from '../../../components/news/ArticleCard';
import { ArticleHeader } from '../../../components/news/ArticleHeader';
import { CategoryLabel } from '../../../components/news/CategoryLabel';
import { ArticleFigure } from '../../../components/pictures/ArticleFigure';
import { inner } from '../../../components/ui/inner';
import { RichProse } from '../../../components/ui/RichProse';
import type { ArticleSummary } from '../../../lib/articles/summaries';
import { textHtml } from '../../../lib/articles/textHtml';

type CardProps = { article: ArticleSummary };

/** The card of the news page, with an inactive button. */
export function Card({ article }: CardProps) {
  return <ArticleCard article={article} sizes="400px" onOpen={() => {}} />;
}

type OpenViewProps = { article: ArticleSummary; html: string; disclaimer?: string };

/** What the modal and the article's own page both show. */
export function OpenView({ article, html, disclaimer }: OpenViewProps) {
  return (
    <article className="open-view">
      <CategoryLabel article={article} />
      <ArticleHeader article={article} as="h4" />
      <ArticleFigure article={article} isLazy />
      <RichProse data-lede {...inner({ html: textHtml({ ...article, html, disclaimer }) })} />
    </article>
  );
}
