type Props = {
  direction: 'external' | 'internal';
  /** Width and height in rem, so that it grows with the text. */
  size?: number;
};

const paths = {
  external: 'M3 17 17 3M6 3h11v11',
  internal: 'M2 10h16M11 3l7 7-7 7',
};

export function Arrow({ direction, size = 0.8125 }: Props) {
  return (
    <svg
      width={`${size}rem`}
      height={`${size}rem`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 1 ? 2.2 : 2.6}
      aria-hidden="true"
    >
      <path d={paths[direction]} />
    </svg>
  );
}
