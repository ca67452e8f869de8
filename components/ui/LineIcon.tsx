type Props = {
  /** Path data in a box of 16 by 16 pixels. */
  path: string;
  /** Width of the line in pixels. */
  weight?: number;
};

/** A sign drawn with one line, in the colour of the text around it; assistive technology skips it. */
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
