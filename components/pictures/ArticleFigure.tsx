import { styled } from 'styled-components';
import { from900 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { layout, space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { ArticlePicture } from './ArticlePicture';

const Frame = styled.div`
  --picture-bleed: ${layout.gutter};
  width: 100%;
  max-width: 1180px;
  margin-inline: auto;

  ${from900} {
    --picture-bleed: 0;
    padding-inline: ${layout.gutter};
  }
`;

const Credit = styled.figcaption`
  ${typography.meta}
  padding: ${space.s12} ${layout.gutter} 0;
  color: ${color.textMuted};

  ${from900} {
    padding-inline: 0;
  }
`;

/** The page, without its gutters from 900 px. */
const sizes =
  '(min-width: 1455px) 1020px, (min-width: 1180px) calc(1180px - 11vw), (min-width: 900px) 89vw, 100vw';

type Props = {
  article: Parameters<typeof ArticlePicture>[0]['article'] & { imageCredit?: string };
  /** Loads lazily instead of first. */
  isLazy?: boolean;
};

/** The picture above an article's text with its credit, on the article's page and in the modal. */
export function ArticleFigure({ article, isLazy = false }: Props) {
  const { imageCredit } = article;
  return (
    <Frame as={imageCredit ? 'figure' : undefined} data-on-screen>
      <ArticlePicture article={article} shape="page" sizes={sizes} priority={!isLazy} />
      {imageCredit && <Credit>{imageCredit}</Credit>}
    </Frame>
  );
}
