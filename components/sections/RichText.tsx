import type { Html } from '@/lib/markdown/fields';
import { htmlWithPictures } from '@/lib/site/pictures';
import { inner } from '../ui/inner';
import { proseFor } from '../ui/RichProse';

type Props = { text: Html };

/** A Markdown field with its pictures, and the styles of its parts. */
export function RichText({ text }: Props) {
  const html = htmlWithPictures(text.html);
  const Prose = proseFor(html);
  return <Prose {...inner({ html })} />;
}
