import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/articles/summaries';
import { print } from '../theme/breakpoints';
import { typography } from '../theme/typography';
import { Byline } from './Byline';

const Title = styled.h1`
  ${typography.article}
`;

/** The URL of the article, shown only in print. */
const Permalink = styled.p`
  display: none;

  ${print} {
    display: block;
  }
`;

type Props = {
  article: Parameters<typeof Byline>[0]['article'] & Pick<ArticleSummary, 'title'>;
  url?: string;
  /** A heading inside another document, such as the modal. */
  as?: 'h2' | 'h4';
  id?: string;
};

/** The headline and what is below it, on the article's page, in the modal and in the content report. */
export function ArticleHeader({ article, url, as, id }: Props) {
  return (
    <>
      <Title as={as} id={id}>
        {article.title}
      </Title>
      <Byline article={article} hasAuthor />
      {url && <Permalink>{url}</Permalink>}
    </>
  );
}
