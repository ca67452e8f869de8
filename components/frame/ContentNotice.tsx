import { styled } from 'styled-components';
import type { ContentDiagnostic } from '@/lib/check/contentDiagnostics';
import { hiddenInPrint } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { layer } from '../theme/tokens';
import { typography } from '../theme/typography';

/** Rendered empty from the start: assistive technology announces only changes to an existing status. */
const Wrapper = styled.div.attrs({ role: 'status' })`
  position: fixed;
  inset: auto 16px 16px auto;
  z-index: ${layer.modal};

  ${hiddenInPrint}
`;

const Panel = styled.div`
  ${typography.meta}
  display: grid;
  gap: 8px;
  /* Leaves room for the button of Next.js in the other corner. */
  width: min(440px, 100vw - 88px);
  max-height: 40vh;
  padding: 12px 16px;
  border: 1px solid ${color.error};
  border-inline-start-width: 4px;
  background: ${color.surface};
  color: ${color.text};
  overflow: auto;
`;

const Place = styled.strong`
  display: block;
`;

const maxShown = 5;

type Props = { diagnostics: readonly ContentDiagnostic[] };

/** What the content check says, on the pages of the development server only. */
export function ContentNotice({ diagnostics }: Props) {
  const more = diagnostics.length - maxShown;
  return (
    <Wrapper aria-label="Content check">
      {diagnostics.length > 0 && (
        <Panel tabIndex={0}>
          {diagnostics.slice(0, maxShown).map(({ file, line, column, severity, reason }) => (
            <p key={`${file}:${line}:${column}:${reason}`}>
              <Place>
                {file}:{line}:{column} {severity}
              </Place>
              {reason}
            </p>
          ))}
          {more > 0 && <p>And {more} more: run “npm run check:content”.</p>}
        </Panel>
      )}
    </Wrapper>
  );
}
