import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';

/** Leaves the layout to the image in it. Its source would be an item of a grid. */
const Picture = styled.picture`
  display: contents;

  > source {
    display: none;
  }

  > img {
    overflow: hidden;

    /* Only a drawing that failed has it. It moves the browser's icon and the alternative text out of sight, also without JavaScript. */
    &::before {
      content: '';
      display: block;
      height: 100%;
    }
  }
`;

type Props = ComponentPropsWithoutRef<'img'> & { src: string; alt: string };

/**
 * A drawing without a photo on top of it. WebKitGTK 2.50 ignores the colour scheme in images, so the page chooses the dark colours.
 * Paper has the light ones.
 */
export function DrawingImage({ src, alt, ...attributes }: Props) {
  return (
    <Picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`${src}#dark`} />
      {/* biome-ignore lint/performance/noImgElement: it is in a picture, which the rule does not see */}
      <img alt={alt} {...attributes} src={src} />
    </Picture>
  );
}
