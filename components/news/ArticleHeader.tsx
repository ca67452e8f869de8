import { styled } from 'styled-components';
import { formatDate } from '@/lib/content/dates.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { shownInPrint } from '../theme/breakpoints';
import { Headline, Meta } from '../ui/textElements';
import { Byline } from './Byline';

/** The URL of the article, shown only in print. */
const Permalink = styled.p`
  ${shownInPrint}
`;

type Props = {
  article: ArticleSummary;
  url?: string;
  /** A heading inside another document, such as the modal. */
  as?: 'h2';
  id?: string;
};

/** The headline and what is below it, on the article's page and in the modal. */
export function ArticleHeader({ article, url, as, id }: Props) {
  return (
    <>
      <Headline as={as} id={id}>
        {article.title}
      </Headline>
      <Byline article={article} hasAuthors />
      {article.updated && (
        <Meta>
          Updated <time dateTime={article.updated}>{formatDate(article.updated, 'article')}</time>
          {article.updateNote && `: ${article.updateNote}`}
        </Meta>
      )}
      {url && <Permalink>{url}</Permalink>}
    </>
  );
}
