import { styled } from 'styled-components';
import { formatDate } from '@/lib/dates';
import type { ArticleSummary } from '@/lib/summaries';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

const Wrapper = styled.p`
  ${typography.meta}
  color: ${color.textMuted};
`;

/** Only in development: visitors do not see such an article. */
const StatusLabel = styled.strong`
  color: ${color.accent};
  font-weight: 600;
`;

const Name = styled.span`
  color: ${color.text};
  font-weight: 600;
`;

type Props = {
  article: Pick<ArticleSummary, 'author' | 'date' | 'readTime' | 'draft' | 'scheduled'>;
  hasAuthor?: boolean;
};

/** The date and read time of an article, after its author if wanted. */
export function Byline({ article: { author, date, readTime, draft, scheduled }, hasAuthor = false }: Props) {
  const status = draft ? 'Draft' : scheduled && 'Scheduled';
  return (
    <Wrapper>
      {status && <StatusLabel>{status}&ensp;</StatusLabel>}
      {hasAuthor && author && (
        <>
          <span>
            By <Name>{author.name}</Name>
            {author.role && `, ${author.role}`}
          </span>
          <span aria-hidden="true">&ensp;–&ensp;</span>
        </>
      )}
      <time dateTime={date}>{formatDate(date, 'article')}</time>
      <span aria-hidden="true">&ensp;–&ensp;</span>
      <span>{readTime}</span>
    </Wrapper>
  );
}
