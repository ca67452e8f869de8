import { Fragment } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@/lib/content/dates.browser';
import { shownAuthors } from '@/lib/site/authors.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { OwnPicture } from '../pictures/OwnPicture';
import { fingerTarget } from '../theme/target';
import { color } from '../theme/theme';
import { line, space } from '../theme/tokens';
import { typography } from '../theme/typography';

const Line = styled.p`
  ${typography.meta}
  display: flex;
  align-items: center;
  gap: ${space.s12};
  color: ${color.textMuted};

  time,
  time ~ span {
    white-space: nowrap;
  }

  a,
  b {
    color: ${color.text};
    font-weight: 600;
  }

  a {
    ${fingerTarget}
    text-underline-offset: 4px;
  }
`;

const Face = styled(OwnPicture)`
  width: 48px;
  height: 48px;
  border-radius: ${line.radius};
  background: ${color.surfaceTint};
`;

type Props = {
  article: ArticleSummary;
  hasAuthors?: boolean;
};

/** The date and read time of an article, after its authors if wanted. */
export function Byline({ article, hasAuthors = false }: Props) {
  const { date, readTime, draft, scheduled } = article;
  const authors = hasAuthors ? shownAuthors(article.authors ?? []) : [];
  const status = draft ? 'Draft' : scheduled && 'Scheduled';
  const face = authors[0]?.picture;
  return (
    <Line>
      {face && (
        // Decorative: the name is beside it.
        <Face data-on-screen picture={face} alt="" sizes="48px" />
      )}
      <span>
        {status && <b>{status}&ensp;</b>}
        {authors.length > 0 && (
          <>
            <span>
              By{' '}
              {authors.map(({ name, path, role }, index) => (
                <Fragment key={name}>
                  {index > 0 && (index < authors.length - 1 ? ', ' : ' and ')}
                  {path ? <a href={path}>{name}</a> : <b>{name}</b>}
                  {role && `, ${role}`}
                </Fragment>
              ))}
            </span>
            <span aria-hidden="true">&ensp;–&ensp;</span>
          </>
        )}
        <time dateTime={date}>{formatDate(date, 'article')}</time>
        <span aria-hidden="true">&ensp;–&ensp;</span>
        <span>{readTime}</span>
      </span>
    </Line>
  );
}
