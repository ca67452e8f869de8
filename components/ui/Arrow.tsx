type Props = {
  /** `away` leaves the site, `on` stays on it. */
  direction: 'away' | 'on';
  /** Width and height in pixels. */
  size?: number;
};

const paths = {
  away: 'M5 15 15 5M7 5h8v8',
  on: 'M2 10h16M11 3l7 7-7 7',
};

export function Arrow({ direction, size = 13 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 20 ? 1.6 : 2.4}
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[direction]} />
    </svg>
  );
}
