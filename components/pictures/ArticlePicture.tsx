import { styled } from 'styled-components';
import { hostedPictureSources } from '@/lib/schemas/pictureSources.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { forcedColors, from900, from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { OwnPicture } from './OwnPicture';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${color.surfaceTint};

  ${from900} {
    &[data-shape='page'] {
      aspect-ratio: 21 / 10;
    }
  }

  ${from1024} {
    &[data-shape='half'] {
      height: 100%;
      min-height: 520px;
      aspect-ratio: auto;
    }
  }

  /* Only a picture that failed has it. It moves the browser's icon out of sight, also without JavaScript. */
  img::before {
    content: '';
    display: block;
    height: 100%;

    ${forcedColors} {
      content: attr(alt);
      padding: ${space.s16};
    }
  }
`;

const Drawing = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[data-mirrored] {
    transform: scaleX(-1);
  }
`;

/** A parent whose picture bleeds off the screen sets `--picture-bleed` to the width of the gutter. */
const Tab = styled.span`
  ${typography.caption}
  position: absolute;
  inset: auto auto 0 0;
  padding: ${space.s4} ${space.s12} ${space.s4} var(--picture-bleed, 0);
  user-select: none;
  background: ${color.background};
`;

/** One rule for each tenth: the content security policy forbids styles in attributes. The middle needs none. */
const focusRules = [0, 10, 20, 30, 40, 60, 70, 80, 90, 100]
  .map((percent) => `&[data-focus='${percent}'] { object-position: ${percent}% ${percent}%; }`)
  .join('\n');

/** Covers the drawing once loaded. If it fails it is transparent, not hidden, so its alt text is still announced. */
const Photo = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  color: transparent;

  ${focusRules}

  &[data-failed] {
    opacity: 0;
  }

  /* There is no drawing underneath, so show the alt text. */
  ${forcedColors} {
    &[data-failed] {
      opacity: 1;
    }
  }
`;

type Props = {
  article: Pick<
    ArticleSummary,
    'id' | 'categorySlug' | 'image' | 'imageAlt' | 'picture' | 'drawing' | 'mirrored'
  >;
  /** `card` is always 16:10; on wide screens `page` is 21:10 and `half` is as high as its parent. */
  shape?: 'card' | 'page' | 'half';
  sizes: string;
  /** Loads eagerly instead of lazily. */
  priority?: boolean;
};

/**
 * The photo of an article, over a drawing that stays visible if the photo fails to load. After a filter, Safari loads what
 * `src` and `srcset` name as soon as they are set, at any distance and in up to three widths. So all other attributes precede them.
 */
export function ArticlePicture({ article, shape = 'card', sizes, priority = false }: Props) {
  return (
    <Frame data-panel data-on-screen data-shape={shape}>
      <Drawing
        data-drawing
        alt=""
        width={1200}
        height={750}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority="low"
        data-mirrored={article.mirrored || undefined}
        src={`/drawings/article-${article.categorySlug}.svg`}
      />
      <Tab aria-hidden="true" data-drawing>
        Fig. {article.id + 1}&ensp;{article.drawing}
      </Tab>
      <ArticlePhoto article={article} shape={shape} sizes={sizes} priority={priority} />
    </Frame>
  );
}

function ArticlePhoto({ article: { image, imageAlt, picture }, shape, sizes, priority }: Props) {
  const attributes = {
    alt: imageAlt,
    sizes,
    loading: priority ? 'eager' : 'lazy',
    decoding: 'async',
    fetchPriority: priority ? 'high' : undefined,
    // A flat shape crops the height, a high one the width.
    'data-focus': shape === 'page' ? picture?.focus?.y : picture?.focus?.x,
  } as const;
  if (picture) return <Photo as={OwnPicture} picture={picture} {...attributes} />;
  // One of our own that has not been prepared yet has no files.
  if (!image.startsWith('https:')) return null;
  // frame.client.ts may add data-failed before hydration.
  return <Photo {...attributes} {...hostedPictureSources(image)} suppressHydrationWarning />;
}
