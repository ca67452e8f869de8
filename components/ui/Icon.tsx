type Props = {
  /** Symbol of the generated sprite: a category slug or `all`. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
};

/** A drawing in miniature, in the colour of the text around it; assistive technology skips it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/drawings/icons.svg#${name}`} />
    </svg>
  );
}
