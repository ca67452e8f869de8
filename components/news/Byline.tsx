import { styled } from 'styled-components';
import { formatDate } from '@/lib/dates';
import type { ArticleSummary } from '@/lib/summaries';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

const Wrapper = styled.p`
  ${typography.meta}
  color: ${color.textMuted};
`;

const DraftLabel = styled.strong`
  color: ${color.accent};
  font-weight: 600;
`;

type Props = { article: Pick<ArticleSummary, 'date' | 'readTime' | 'draft'> };

/** The date and read time of an article. */
export function Byline({ article: { date, readTime, draft } }: Props) {
  return (
    <Wrapper>
      {draft && <DraftLabel>Draft&ensp;</DraftLabel>}
      <time dateTime={date}>{formatDate(date, 'article')}</time>
      <span aria-hidden="true">&ensp;–&ensp;</span>
      <span>{readTime}</span>
    </Wrapper>
  );
}
