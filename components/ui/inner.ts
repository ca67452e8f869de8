import type { Html } from '@/lib/markdown/fields';

/** The content of an element that shows compiled Markdown. It is sanitised when compiled (lib/markdown/sanitizing.ts). */
export function inner({ html }: Html) {
  return { dangerouslySetInnerHTML: { __html: html } };
}
