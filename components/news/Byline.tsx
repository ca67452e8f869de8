import { articleDate } from '@/lib/dates';
import { styled } from '../theme/islandStyled';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

const Wrapper = styled.p.withConfig({ componentId: 'byline' })`
  ${typography.meta}
  color: ${color.ink2};
`;

type Props = {
  /** ISO day. */
  date: string;
  readTime: string;
};

/** When an article was published and how long it takes to read. */
export function Byline({ date, readTime }: Props) {
  return (
    <Wrapper>
      <time dateTime={date}>{articleDate(date)}</time>
      <span aria-hidden="true">&ensp;–&ensp;</span>
      <span>{readTime}</span>
    </Wrapper>
  );
}
