import TurndownService from 'turndown';
import { inParentheses } from './buttons';

type Rule = (content: string, node: HTMLElement) => string;

/** The Markdown of HTML from a word processor, without what the site cannot show. */
export function toMarkdown(html: string): string {
  const clean = html
    // No-break spaces, and characters that nobody sees.
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
    // Google Docs has a list in another one beside the item that it belongs to.
    .replace(/<\/li>(?=\s*<[ou]l\b)/gi, '');
  const markdown = service
    .turndown(clean)
    .replace(/(?<=\S) {2,}/g, ' ')
    // Word splits bold words.
    .replace(/\*\*( *)\*\*/g, '$1')
    .trim();
  // The title of the page has the first level, and no level may be missing.
  const levels = [...new Set(markdown.match(/^#+(?= )/gm))].sort();
  return markdown.replace(/^#+(?= )/gm, (marks) => '#'.repeat(2 + levels.indexOf(marks)));
}

const rules: Record<string, Rule> = {
  code: (content) => content,
  'strong b span': styledWords,
  's strike': (content) => `~~${content}~~`,
  sub: (content) => withDigits(content, '₀₁₂₃₄₅₆₇₈₉'),
  sup: (content) => withDigits(content, '⁰¹²³⁴⁵⁶⁷⁸⁹'),
  a: linkOf,
  'h1 h2 h3 h4 h5 h6': (content, { nodeName }) =>
    `\n\n${'#'.repeat(Number(nodeName[1]))} ${inLine(content).replaceAll('**', '')}\n\n`,
  p: paragraph,
  pre: (content) => `\n\n${content.replace(/^[ \t]+/gm, '')}\n\n`,
  dt: (content) => `\n\n**${inLine(content).replaceAll('**', '')}**\n`,
  dd: (content) => `\n${content.trim()}\n`,
  li: itemOf,
  'thead tbody tfoot': (content) => `\n${content.trim()}\n`,
  tr: rowOf,
  'td th': (content) =>
    ` ${inLine(content)
      .replace(/;$/, '')
      .replace(/(?<!\\)\|/g, '\\|')} |`,
  table: (content) => `\n\n${content.trim()}\n\n`,
  'hr img script style title svg math template noscript iframe object xml del': () => '',
};

const service = new TurndownService({ br: '', emDelimiter: '*' });
for (const [names, replacement] of Object.entries(rules))
  service.addRule(names, {
    filter: names.split(' ') as (keyof HTMLElementTagNameMap)[],
    replacement: (content, node) => replacement(content, node as HTMLElement),
  });
// Comments of reviewers in Word, and the bullets and numbers in its items.
const leftOut = /mso-element:\s*comment|mso-list:\s*Ignore|MsoCommentReference/i;
service.addRule('left out', {
  filter: (node) => leftOut.test(`${styleOf(node)} ${node.getAttribute('class')}`),
  replacement: () => '',
});

function styleOf(node: Element): string {
  return node.getAttribute('style') ?? '';
}

function inLine(content: string): string {
  return content.replace(/\s+/g, ' ').trim();
}

/** Bold and struck out words. Google Docs has them by a style, and a `b` that is not bold around all. */
function styledWords(content: string, node: HTMLElement): string {
  const style = `;${styleOf(node)}`;
  const isSpan = node.nodeName === 'SPAN';
  const isBold = isSpan ? /;\s*font-weight:\s*(?:bold|[6-9]00)/ : /^(?!.*;\s*font-weight:\s*(?:normal|400))/s;
  if (!content.trim()) return content;
  if (isSpan && /;\s*text-decoration[^;]*line-through/.test(style)) return `~~${content}~~`;
  return isBold.test(style) ? `**${content}**` : content;
}

/** A number in raised or lowered digits, without which it would be part of the one in front of it. */
function withDigits(content: string, digits: string): string {
  if (!/^\s*\d+\s*$/.test(content)) return content;
  return content.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}

/** A link, or the number of a footnote in Word (`#_ftn1` and back `#_ftnref1`) and Google Docs (`#ftnt1`, `#ftnt_ref1`). */
function linkOf(content: string, link: HTMLElement): string {
  const href = link.getAttribute('href') ?? '';
  const [, back, number] = /#_?(?:ftnt?|edn)(_?ref)?(\d+)$/.exec(href) ?? [];
  if (number) return `[^${number}]${back ? ': ' : ''}`;
  if (!content.trim() || !/^(?:https?|mailto|tel):/i.test(href)) return content;
  return `[${content}](${inParentheses(href)})`;
}

/** A paragraph, or the item of a list of Word, whose level and marker are in its style and its first words. */
function paragraph(content: string, node: HTMLElement): string {
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(node)) ?? [];
  if (!level) return `\n\n${content.trim()}\n\n`;
  const [, number] = /^\s*(?:\d+\.)*(\d+|[a-z])[.)]\s/i.exec(node.textContent ?? '') ?? [];
  const marker = number ? `${Number(number) || 1}.` : '-';
  return `\n${'    '.repeat(Number(level) - 1)}${marker} ${inLine(content)}\n`;
}

function itemOf(content: string, item: HTMLElement): string {
  // A cell of a table has one line.
  if (item.closest('td, th')) return `${content.trim()}; `;
  const list = item.parentNode as HTMLElement;
  const number = Number(list.getAttribute('start') ?? 1) + Array.from(list.children).indexOf(item);
  const marker = list.nodeName === 'OL' ? `${number}. ` : '- ';
  // An empty line would put one between all items.
  return `\n${marker}${content.trim().replace(/\n+/g, `\n${' '.repeat(marker.length)}`)}\n`;
}

function cellCount(node: Element): number {
  return node.getElementsByTagName('td').length + node.getElementsByTagName('th').length;
}

/** A row, below the first of which Markdown has a line with `---` for each column. */
function rowOf(content: string, row: HTMLElement): string {
  const isFirst = row.closest('table')?.getElementsByTagName('tr')[0] === row;
  return isFirst
    ? `\n|${content.replaceAll('**', '')}\n|${' --- |'.repeat(cellCount(row))}\n`
    : `\n|${content}\n`;
}
