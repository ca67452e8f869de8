import { Fragment } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@/lib/content/dates.browser';
import { shownAuthors } from '@/lib/site/authors.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { OwnPicture } from '../pictures/OwnPicture';
import { hiddenInPrint, print } from '../theme/breakpoints';
import { fingerTarget } from '../theme/target';
import { color } from '../theme/theme';
import { line } from '../theme/tokens';
import { typography } from '../theme/typography';

const Wrapper = styled.p`
  ${typography.meta}
  color: ${color.textMuted};

  time,
  time ~ span {
    white-space: nowrap;
  }

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

/** Only in development and previews: visitors of the public site do not see such an article. */
const StatusLabel = styled.strong`
  color: ${color.accent};
  font-weight: 600;
`;

const Name = styled.span`
  color: ${color.text};
  font-weight: 600;
`;

const LinkedName = styled.a`
  ${fingerTarget}
  color: ${color.text};
  font-weight: 600;
  text-underline-offset: 4px;
`;

const Face = styled(OwnPicture)`
  width: 48px;
  height: 48px;
  border-radius: ${line.radius};
  background: ${color.surfaceTint};

  ${hiddenInPrint}
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
    <Wrapper data-has-face={face ? '' : undefined}>
      {face && (
        // Decorative: the name is beside it.
        <Face picture={face} alt="" sizes="48px" />
      )}
      <span>
        {status && <StatusLabel>{status}&ensp;</StatusLabel>}
        {authors.length > 0 && (
          <>
            <span>
              By{' '}
              {authors.map(({ name, path, role }, index) => (
                <Fragment key={name}>
                  {index > 0 && (index < authors.length - 1 ? ', ' : ' and ')}
                  {path ? <LinkedName href={path}>{name}</LinkedName> : <Name>{name}</Name>}
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
    </Wrapper>
  );
}
