import type { ReactNode } from 'react';
import { usesPictureHost } from '@/lib/pictures/usesPictureHost';

type Props = { children?: ReactNode };

/** Paragraphs that are true only while visitors' browsers request pictures from the image host. */
export function WithPictureHost({ children }: Props) {
  return usesPictureHost ? children : null;
}

/** Paragraphs that are true only while they do not. */
export function WithoutPictureHost({ children }: Props) {
  return usesPictureHost ? null : children;
}
