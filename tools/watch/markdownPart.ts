/** Most items in a part: the text of an issue may have 65,536 characters. */
const most = 20;

/** A part of an issue in Markdown; empty without items. */
export function markdownPart(heading: string, items: readonly string[], fix: string): string {
  if (items.length === 0) return '';
  const hidden = items.length - most;
  const lines = [...items.slice(0, most), ...(hidden > 0 ? [`and ${hidden} more`] : [])];
  return `## ${heading}\n\n${fix}\n\n${lines.map((item) => `- ${item}\n`).join('')}\n`;
}
