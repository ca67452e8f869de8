import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { requiredPage } from '@/lib/site/pages';
import { from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';

const Trail = styled.nav`
  ${typography.meta}
  color: ${color.textMuted};

  /* Cuts off the slash that starts a line, and no focus ring. */
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    row-gap: ${space.s4};
    margin-inline-start: -2em;
    clip-path: inset(-1em -1em -1em 1.6em);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    text-decoration-color: currentColor;
    text-underline-offset: 5px;
  }

  /* The target of CategoryLabel would cover the links above. */
  a::after {
    content: none;
  }

  li::before {
    content: '/';
    /* Empty alternative text (Safari 17.4, Firefox 128) keeps screen readers from announcing it. */
    content: '/' / '';
    min-width: 2em;
    text-align: center;
  }

  li {
    display: flex;
    align-items: center;
  }

  /* Whether it fits on the first line of a phone would depend on the font, so the page would move when that arrives. */
  li:nth-child(3) {
    flex-basis: 100%;

    ${from600} {
      flex-basis: auto;
    }
  }
`;

type Props = {
  /** What is below News & Insights; the last one is the page itself, or what an article is in. */
  steps: readonly ReactNode[];
};

/** Links to the pages above an article or a category. */
export function Breadcrumb({ steps }: Props) {
  const { path, title } = requiredPage('news-insights');
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li>
          <a href={path}>{title}</a>
        </li>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{typeof step === 'string' ? <span>{step}</span> : step}</li>
        ))}
      </ol>
    </Trail>
  );
}
