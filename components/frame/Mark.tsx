import { mark } from '@/lib/drawings/mark';

/** The mark in the colour of the text around it. It stands in the page itself, so it waits for no file. */
export function Mark() {
  const { size, stroke, outlines } = mark;
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round">
        {outlines.map(({ d, dash }) => (
          <path key={d} d={d} strokeDasharray={dash} />
        ))}
      </g>
    </svg>
  );
}
