import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/articles/summaries';
import { formatDate } from '@/lib/content/dates.browser';
import { type Picture, pictureSources } from '@/lib/pictures/sources.browser';
import { print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { line } from '../theme/tokens';
import { typography } from '../theme/typography';

const Wrapper = styled.p`
  ${typography.meta}
  color: ${color.textMuted};

  &[data-has-face] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }

  ${print} {
    &[data-has-face] {
      display: block;
    }
  }
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

const Photo = styled.img`
  display: block;
  width: 48px;
  height: 48px;
  border-radius: ${line.radius};
  background: ${color.surfaceTint};

  ${print} {
    display: none;
  }
`;

type Props = {
  article: Pick<ArticleSummary, 'author' | 'date' | 'readTime' | 'draft' | 'scheduled'>;
  hasAuthor?: boolean;
};

/** The date and read time of an article, after its author if wanted. */
export function Byline({ article: { author, date, readTime, draft, scheduled }, hasAuthor = false }: Props) {
  const status = draft ? 'Draft' : scheduled && 'Scheduled';
  const face = hasAuthor ? author?.picture : undefined;
  return (
    <Wrapper data-has-face={face ? '' : undefined}>
      {face && <Face picture={face} />}
      <span>
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
      </span>
    </Wrapper>
  );
}

type FaceProps = { picture: Picture };

/** Decorative: the name is beside it. */
function Face({ picture }: FaceProps) {
  const { avif, ...files } = pictureSources(picture);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes="48px" />
      {/* frame.client.ts may add data-failed before React hydrates. */}
      <Photo {...files} alt="" decoding="async" suppressHydrationWarning />
    </picture>
  );
}
