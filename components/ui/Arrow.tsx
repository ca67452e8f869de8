type Props = {
  direction: 'external' | 'internal';
  /** Width and height in pixels. */
  size?: number;
};

const paths = {
  external: 'M3 17 17 3M6 3h11v11',
  internal: 'M2 10h16M11 3l7 7-7 7',
};

export function Arrow({ direction, size = 13 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 20 ? 2.2 : 2.6}
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[direction]} />
    </svg>
  );
}
