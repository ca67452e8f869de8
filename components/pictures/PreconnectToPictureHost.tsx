import { isHosted, pictureHost } from '@/lib/schemas/pictures';

/** A hint for browsers, if one of these articles has a picture of the image host. */
export function PreconnectToPictureHost({ articles }: { articles: readonly { image: string }[] }) {
  return articles.some(({ image }) => isHosted(image)) && <link rel="preconnect" href={pictureHost} />;
}
