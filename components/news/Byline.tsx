import styled from 'styled-components';
import { articleDate } from '@/lib/dates';
import type { ArticleSummary } from '@/lib/summaries';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

const Wrapper = styled.p`
  ${typography.meta}
  color: ${color.ink2};
`;

const DraftMark = styled.strong`
  color: ${color.rust};
  font-weight: 600;
`;

type Props = { article: Pick<ArticleSummary, 'date' | 'readTime' | 'draft'> };

/** When an article was published and how long it takes to read. */
export function Byline({ article: { date, readTime, draft } }: Props) {
  return (
    <Wrapper>
      {draft && <DraftMark>Draft&ensp;</DraftMark>}
      <time dateTime={date}>{articleDate(date)}</time>
      <span aria-hidden="true">&ensp;–&ensp;</span>
      <span>{readTime}</span>
    </Wrapper>
  );
}
