import { ArticleCard } from '../../../components/news/ArticleCard';
import { ArticleHeader } from '../../../components/news/ArticleHeader';
import { CategoryLabel } from '../../../components/news/CategoryLabel';
import { ArticleFigure } from '../../../components/pictures/ArticleFigure';
import { RichProse } from '../../../components/ui/RichProse';
import type { ArticleSummary } from '../../../lib/articles/summaries';

type CardProps = { article: ArticleSummary };

/** The card of the news page, with an inactive button. */
export function Card({ article }: CardProps) {
  return <ArticleCard article={article} sizes="400px" onOpen={() => {}} />;
}

type OpenViewProps = { article: ArticleSummary; html: string };

/** What the modal and the article's own page both show. */
export function OpenView({ article, html }: OpenViewProps) {
  return (
    <article className="open-view">
      <CategoryLabel article={article} />
      <ArticleHeader article={article} as="h4" />
      <ArticleFigure article={article} isLazy />
      {html ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build time
        <RichProse data-lede dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <RichProse data-lede>
          <p>{article.excerpt}</p>
          <p data-preview>This is a preview article. Full content coming soon.</p>
        </RichProse>
      )}
    </article>
  );
}
