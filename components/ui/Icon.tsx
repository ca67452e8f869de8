type Props = {
  /** Symbol in the generated sprite: a category slug or `all`. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
};

/** A decorative icon from the sprite, in the text colour. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/drawings/icons.svg#${name}`} />
    </svg>
  );
}
