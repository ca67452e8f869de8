type Props = {
  /** Path data in a 16 × 16 viewBox. */
  path: string;
  /** Stroke width in pixels. */
  weight?: number;
};

/** A decorative line icon in the text colour. */
export function LineIcon({ path, weight = 1.6 }: Props) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
