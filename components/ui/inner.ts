import type { Html } from '@/lib/text/markdownFields';

/** The content of an element that shows compiled Markdown. It is sanitised when compiled (lib/text/sanitizing.ts). */
export function inner({ html }: Html) {
  return { dangerouslySetInnerHTML: { __html: html } };
}
