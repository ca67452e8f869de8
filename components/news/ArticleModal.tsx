import { type SyntheticEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { ArticleFigure } from '../pictures/ArticleFigure';
import { print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { layer, layout, space } from '../theme/tokens';
import { ActionLink } from '../ui/actionLink';
import { smallButton } from '../ui/Button';
import { LineIcon } from '../ui/LineIcon';
import { ArticleHeader } from './ArticleHeader';
import { ArticleText } from './ArticleText';
import { ArticleRows, Column } from './articleLayout';
import { CategoryLabel } from './CategoryLabel';
import { ShareBar } from './ShareBar';
import { trapFocus } from './trapFocus';

const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.background};
  color: ${color.text};
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* The sticky bar wraps to two lines with large text. */
  scroll-padding-block: max(96px, 5.5rem) 16px;

  &:focus {
    outline: none;
  }

  /* Prevents the page behind from scrolling. */
  @media screen {
    :root:has(&[open]) {
      overflow: hidden;
    }
  }

  /* Prints the whole article without the page behind it. */
  ${print} {
    position: absolute;
    inset: 0 0 auto;
    height: auto;
    overflow: visible;

    :root:has(&[open]) body :not(:has(&[open])):not(&):not(& *) {
      display: none;
    }
  }
`;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: 76px;
  padding: env(safe-area-inset-top) ${layout.gutter} 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.background};

  ${print} {
    position: static;
    min-height: 0;
    border: 0;
  }
`;

const Close = styled.button`
  ${smallButton}
  padding: ${space.s8} ${space.s16};
  white-space: nowrap;

  &:hover {
    border-color: ${color.text};
  }

  &:active {
    background: ${color.surfaceTint};
  }
`;

type Props = { article: ArticleSummary; onClose: () => void };

export function ArticleModal({ article, onClose }: Props) {
  const path = articlePath(article.slug);
  const url = new URL(path, location.href).href;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function cancel(event: SyntheticEvent) {
    // onClose goes back in history, which then closes the dialog.
    event.preventDefault();
    onClose();
  }

  return (
    <Dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="opened-article"
      onCancel={cancel}
      onClose={onClose}
      onKeyDown={trapFocus}
    >
      <Bar>
        <CategoryLabel article={article} />
        <Close type="button" onClick={onClose}>
          Close
          <LineIcon path="m2 2 12 12M14 2 2 14" weight={1.8} />
        </Close>
      </Bar>
      <ArticleRows data-gap="large">
        <Column>
          <ArticleHeader article={article} url={url} as="h2" id="opened-article" />
        </Column>
        {/* Safari would also load the JPEG of an eager picture of our own before it is in its picture element. */}
        <ArticleFigure article={article} isLazy />
        <Column>
          <ArticleText path={path} />
          <ShareBar url={url}>
            <ActionLink href={path}>Open as a page</ActionLink>
          </ShareBar>
        </Column>
      </ArticleRows>
    </Dialog>
  );
}
