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

type Props = { article: Pick<ArticleSummary, 'date' | 'readTime' | 'draft' | 'scheduled'> };

/** The date and read time of an article. */
export function Byline({ article: { date, readTime, draft, scheduled } }: Props) {
  const status = draft ? 'Draft' : scheduled && 'Scheduled';
  return (
    <Wrapper>
      {status && <StatusLabel>{status}&ensp;</StatusLabel>}
      <time dateTime={date}>{formatDate(date, 'article')}</time>
      <span aria-hidden="true">&ensp;–&ensp;</span>
      <span>{readTime}</span>
    </Wrapper>
  );
}
