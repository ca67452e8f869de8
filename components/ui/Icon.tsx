import type { IconName } from '@/lib/schemas/categorySets';

type Props = {
  /** Symbol in public/icons.svg. */
  name: IconName | 'all';
  /** Width and height in pixels. */
  size?: number;
};

/** A decorative icon from the sprite, in the text colour. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
