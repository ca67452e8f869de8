import { styled } from 'styled-components';
import { mark } from '@/lib/drawings/mark';
import { color } from '../theme/theme';

/** Never narrower than it is drawn: it would be cut off, not scaled. */
const Drawing = styled.svg`
  flex: none;
  color: ${color.action};
`;

/** The mark of the group. It stands in the page itself, so it waits for no file. */
export function Logo() {
  const { size, stroke, outlines } = mark;
  return (
    <Drawing width={size} height={size} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round">
        {outlines.map(({ d, dash }) => (
          <path key={d} d={d} strokeDasharray={dash} />
        ))}
      </g>
    </Drawing>
  );
}
