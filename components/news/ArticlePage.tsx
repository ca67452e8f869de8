import styled from 'styled-components';
import type { Article } from '@/lib/articles';
import { from900 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { ArticlePicture } from '../ui/ArticlePicture';
import { Prose } from '../ui/Prose';
import { Byline } from './Byline';
import { CategoryLabel } from './CategoryLabel';
import { articleTextId } from './fetchArticleText';

const Wrapper = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(26px, 4vw, 56px);
  padding-block: clamp(32px, 4.6vw, 72px) ${space.section};
`;

const Column = styled.div`
  display: grid;
  gap: 16px;
  width: 100%;
  max-width: calc(46rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

const Breadcrumb = styled.nav`
  ${typography.meta}
  color: ${color.ink2};

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 5px;
  }

  li + li::before {
    content: '/' / '';
    padding-inline-end: 12px;
  }

  li {
    display: flex;
    align-items: center;
  }
`;

const Title = styled.h1`
  ${typography.article}
`;

const Picture = styled.div`
  width: 100%;
  max-width: 1180px;
  margin-inline: auto;

  ${from900} {
    padding-inline: ${space.gutter};
  }
`;

type Props = { article: Article };

export function ArticlePage({ article }: Props) {
  return (
    <Wrapper>
      <Column>
        <Breadcrumb aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="/news-insights">News & Insights</a>
            </li>
            <li>
              <CategoryLabel category={article.category} />
            </li>
          </ol>
        </Breadcrumb>
        <Title>{article.title}</Title>
        <Byline date={article.date} readTime={article.readTime} />
      </Column>
      <Picture>
        <ArticlePicture article={article} shape="page" sizes="(min-width: 1180px) 1180px, 100vw" priority />
      </Picture>
      <Column>
        {article.html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, checked and compiled at build time
          <Prose id={articleTextId} data-lede dangerouslySetInnerHTML={{ __html: article.html }} />
        ) : (
          <Prose id={articleTextId} data-lede>
            <p>{article.excerpt}</p>
            <p data-preview>This is a preview article. Full content coming soon.</p>
          </Prose>
        )}
      </Column>
    </Wrapper>
  );
}
