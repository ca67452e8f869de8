import { callouts } from './callouts/part';
import { code } from './code/part';
import { downloads } from './downloads/part';
import { emphasis } from './emphasis/part';
import { footnotes } from './footnotes/part';
import { headings } from './headings/part';
import { links } from './links/part';
import { lists } from './lists/part';
import { pictures } from './pictures/part';
import { quotations } from './quotations/part';
import { tables } from './tables/part';
import type { TextPart } from './textPart';
import { videos } from './videos/part';

/** Every part of a text. Their plugins run in this order, and so do those for feeds. */
export const textParts: readonly TextPart[] = [
  callouts,
  footnotes,
  // Before links, whose hidden text would be part of the ids.
  headings,
  // Before videos, which show that text.
  links,
  videos,
  downloads,
  // After call-outs, which have no speaker, and before pictures, which are alone once the speaker is gone.
  quotations,
  lists,
  emphasis,
  pictures,
  code,
  tables,
];
