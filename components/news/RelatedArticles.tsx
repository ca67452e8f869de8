import styled from 'styled-components';
import { articles } from '@/lib/articles';
import { relatedTo } from '@/lib/neighbours';
import type { ArticleSummary } from '@/lib/summaries';
import { articlePath } from '@/lib/urls';
import { from600, onPaper } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { ArticlePicture } from '../ui/ArticlePicture';
import { Block } from '../ui/Block';
import { Byline } from './Byline';
import { CategoryLabel } from './CategoryLabel';
import { TitleLink } from './TitleLink';

const Wrapper = styled.section`
  ${onPaper} {
    display: none;
  }
`;

const Heading = styled.h2`
  ${typography.h2}
`;

const Cards = styled.div`
  display: grid;
  gap: ${space.s48} ${space.gap};

  ${from600} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: 8px;
`;

const Picture = styled.div`
  padding-bottom: 8px;
`;

const Title = styled.h3`
  ${typography.h3}
`;

type Props = { article: ArticleSummary };

/** Other articles to go on with; nothing when there is no other. */
export function RelatedArticles({ article }: Props) {
  const related = relatedTo(article, articles);
  if (related.length === 0) return null;
  return (
    <Wrapper aria-labelledby="related-articles">
      <Block>
        <Heading id="related-articles">Related articles</Heading>
        <Cards>
          {related.map((other) => (
            <Card key={other.slug}>
              <Picture>
                <ArticlePicture
                  article={other}
                  sizes="(min-width: 1440px) 406px, (min-width: 600px) 29vw, 90vw"
                />
              </Picture>
              <CategoryLabel category={other.category} />
              <Title>
                <TitleLink href={articlePath(other.slug)}>{other.title}</TitleLink>
              </Title>
              <Byline article={other} />
            </Card>
          ))}
        </Cards>
      </Block>
    </Wrapper>
  );
}
