import type { Element } from 'hast';

/** A decorative icon of 20 by 20, drawn as lines in the text colour (components/ui/RichProse.tsx). */
export function lineIcon(d: string): Element {
  return {
    type: 'element',
    tagName: 'svg',
    properties: { viewBox: '0 0 20 20', ariaHidden: 'true' },
    children: [{ type: 'element', tagName: 'path', properties: { d }, children: [] }],
  };
}
