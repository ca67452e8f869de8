import { ArticleHeader } from '../../../components/news/ArticleHeader';
import { CategoryLabel } from '../../../components/news/CategoryLabel';
import { ArticleFigure } from '../../../components/pictures/ArticleFigure';
import { inner } from '../../../components/ui/inner';
import { RichProse } from '../../../components/ui/RichProse';
import type { ArticleSummary } from '../../../lib/articles/summaries';

type Props = { article: ArticleSummary; html: string };

/** What the modal and the article's own page both show. */
export function OpenView({ article, html }: Props) {
  return (
    <article className="open-view">
      <CategoryLabel article={article} />
      <ArticleHeader article={article} as="h4" />
      <ArticleFigure article={article} isLazy />
      <RichProse data-lede {...inner({ html })} />
    </article>
  );
}
