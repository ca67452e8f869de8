import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { logo } from './logoOutlines';

/** Must not shrink: without a viewBox it would be clipped, not scaled. */
const Drawing = styled.svg`
  flex: none;
  color: ${color.action};
`;

/** The logo of the group, inline to save a request. */
export function Logo() {
  const { size, stroke, outlines } = logo;
  return (
    <Drawing width={size} height={size} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round">
        {outlines.map(({ d, dash }) => (
          <path key={d} d={d} strokeDasharray={dash} />
        ))}
      </g>
    </Drawing>
  );
}
