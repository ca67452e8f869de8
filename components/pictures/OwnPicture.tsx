import type { ComponentPropsWithoutRef } from 'react';
import { type Picture, pictureSources } from '@/lib/schemas/pictureSources.browser';

type Props = ComponentPropsWithoutRef<'img'> & {
  picture: Picture;
  alt: string;
  /** How wide it is shown, as in HTML. */
  sizes: string;
};

/** A picture of our own in its formats and widths. Styles and other attributes are those of its `img`. */
export function OwnPicture({ picture, sizes, alt, ...attributes }: Props) {
  const { avif, ...files } = pictureSources(picture);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {/* The files are last because of Safari (ArticlePicture). frame.client.ts may add data-failed before hydration. */}
      <img alt={alt} decoding="async" {...attributes} {...files} suppressHydrationWarning />
    </picture>
  );
}
