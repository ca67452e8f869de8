import type { Element } from 'hast';
import { element } from './elements';

/** A decorative icon of 20 by 20, drawn as lines in the text colour (components/ui/RichProse.tsx). */
export function lineIcon(d: string): Element {
  return element('svg', { viewBox: '0 0 20 20', ariaHidden: 'true' }, [element('path', { d })]);
}
