import TurndownService from 'turndown';
import { wordsOf } from '../../../lib/check/articles/repeatedTitle';

/** The document that is pasted into. */
type Context = {
  title?: string;
  /** The number of its next footnote. */
  firstNote?: number;
};

type Rule = (content: string, node: HTMLElement) => string;

/** The Markdown of HTML from a word processor, without what the site cannot show. */
export function toMarkdown(html: string, { title = '', firstNote = 1 }: Context = {}): string {
  // No-break spaces, and characters that nobody sees.
  const clean = html.replace(/&nbsp;|\u00a0/g, ' ').replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '');
  const markdown = converter(firstNote)
    .turndown(clean)
    .replace(/(?<=\S) {2,}/g, ' ')
    // Word splits bold words.
    .replace(/\*\*( *)\*\*/g, '$1')
    .trim();
  const withoutTitle = markdown.replace(/^(?:#+ )?(.*)\n*/, (line, words) =>
    wordsOf(words) !== '' && wordsOf(words) === wordsOf(title) ? '' : line,
  );
  // The title of the page has the first level, and no level may be missing.
  const levels = [...new Set(withoutTitle.match(/^#+(?= )/gm))].sort();
  return withoutTitle.replace(/^#+(?= )/gm, (marks) => '#'.repeat(2 + levels.indexOf(marks)));
}

function converter(firstNote: number): TurndownService {
  const service = new TurndownService({ br: '' });
  const rules: Record<string, Rule> = {
    // The site has no italics.
    'em i code': (content) => content,
    'strong b span': styledWords,
    's strike': (content) => `~~${content}~~`,
    sub: (content) => withDigits(content, '₀₁₂₃₄₅₆₇₈₉₋'),
    sup: (content) => withDigits(content, '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'),
    a: (content, link) => linkOf(content, link.getAttribute('href') ?? '', firstNote),
    'h1 h2 h3 h4 h5 h6': (content, { nodeName }) =>
      `\n\n${'#'.repeat(Number(nodeName[1]))} ${inLine(content)}\n\n`,
    p: paragraph,
    pre: (content) => `\n\n${content.replace(/^[ \t]+/gm, '')}\n\n`,
    dt: (content) => `\n\n**${inLine(content).replaceAll('**', '')}**\n`,
    dd: (content) => `\n${content.trim()}\n`,
    'ul ol': listOf,
    li: itemOf,
    'thead tbody tfoot': (content) => `\n${content.trim()}\n`,
    tr: rowOf,
    'td th': cellOf,
    'hr img script style title svg math template noscript iframe object xml del': () => '',
  };
  for (const [names, replacement] of Object.entries(rules))
    service.addRule(names, {
      filter: names.split(' ') as (keyof HTMLElementTagNameMap)[],
      replacement: (content, node) => replacement(content, node as HTMLElement),
    });
  // Comments of reviewers in Word, and the bullets and numbers in its items.
  const isLeftOut = (node: HTMLElement) =>
    /mso-element:\s*comment|mso-list:\s*Ignore/i.test(styleOf(node)) ||
    /MsoCommentReference/.test(node.getAttribute('class') ?? '');
  return service.addRule('left out', { filter: isLeftOut, replacement: () => '' });
}

function styleOf(node: Element): string {
  return node.getAttribute('style') ?? '';
}

function inLine(content: string): string {
  return content.replace(/\s+/g, ' ').trim();
}

function parentsOf(node: Node): string[] {
  return node.parentNode ? [node.parentNode.nodeName, ...parentsOf(node.parentNode)] : [];
}

/** Bold and struck out words. Google Docs has them by a style, and a `b` that is not bold around all. */
function styledWords(content: string, node: HTMLElement): string {
  const style = styleOf(node);
  const isSpan = node.nodeName === 'SPAN';
  const isBold = isSpan
    ? /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/
    : /^(?!(?:.*;)?\s*font-weight:\s*(?:normal|400))/s;
  const raised = /vertical-align:\s*super/.test(style) ? withDigits(content, '⁰¹²³⁴⁵⁶⁷⁸⁹⁻') : content;
  const struck = isSpan && /text-decoration[^;]*line-through/.test(style) ? `~~${raised}~~` : raised;
  // Headings and the first row of a table are bold without marks.
  const isBoldAnyway = parentsOf(node).some((name) => /^(?:H[1-6]|TH)$/.test(name));
  return isBold.test(style) && !isBoldAnyway && content.trim() ? `**${struck}**` : struck;
}

/** A number in raised or lowered digits, without which it would be part of the one in front of it. */
function withDigits(content: string, digits: string): string {
  if (!/^\s*[-−]?\d+\s*$/.test(content)) return content;
  return content.replace(/\d/g, (digit) => digits.charAt(Number(digit))).replace(/[-−]/, digits.charAt(10));
}

/** A link, or the number of a footnote in Word (`#_ftn1` and back `#_ftnref1`) and Google Docs (`#ftnt1`, `#ftnt_ref1`). */
function linkOf(content: string, href: string, firstNote: number): string {
  const [, back, number] = /#_?(?:ftnt?|edn)(_?ref)?(\d+)$/.exec(href) ?? [];
  if (number) return `[^${Number(number) + firstNote - 1}]${back ? ': ' : ''}`;
  const isWrapped = /^https:\/\/www\.google\.com\/url\?/.test(href);
  const url = isWrapped ? (new URL(href).searchParams.get('q') ?? href) : href;
  if (!content.trim() || !/^(?:https?|mailto|tel):/i.test(url)) return content;
  return `[${content}](${url.replace(/\s/g, '%20').replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`;
}

/** A paragraph, or the item of a list of Word, whose level and marker are in its style and its first words. */
function paragraph(content: string, node: HTMLElement): string {
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(node)) ?? [];
  if (!level) return `\n\n${content.trim()}\n\n`;
  const spans = Array.from(node.getElementsByTagName('span'));
  const marker = spans.find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)))?.textContent ?? '';
  const number = /(\d+|[a-z])[.)]\s*$/i.exec(marker.trim())?.[1];
  const bullet = number ? `${Number(number) || 1}.` : '-';
  return `\n${'    '.repeat(Number(level) - 1)}${bullet} ${inLine(content)}\n`;
}

/** A list. That of Google Docs in another one is beside the item that it belongs to. */
function listOf(content: string, { parentNode }: HTMLElement): string {
  if (parentNode?.nodeName === 'LI') return `\n${content}\n`;
  const indentation = { UL: '  ', OL: '   ' }[parentNode?.nodeName ?? ''];
  return indentation ? `\n${content.trim().replace(/^/gm, indentation)}\n` : `\n\n${content}\n\n`;
}

function itemOf(content: string, item: HTMLElement): string {
  // A cell of a table has one line.
  if (isInCell(item)) return `${content.trim()}; `;
  const list = item.parentNode as HTMLElement;
  const start = Number(list.getAttribute('start') ?? 1);
  const items = Array.from(list.children).filter(({ nodeName }) => nodeName === 'LI');
  const marker = list.nodeName === 'OL' ? `${start + items.indexOf(item)}. ` : '- ';
  const indentation = ' '.repeat(marker.length);
  // An empty line would put one between all items.
  return `\n${marker}${content.trim().replace(/\n+/g, `\n${indentation}`)}\n`;
}

function isInCell(node: Node): boolean {
  return parentsOf(node).some((name) => name === 'TD' || name === 'TH');
}

/** The table of a row or a cell. */
function tableOf(node: Node): HTMLElement {
  return node.nodeName === 'TABLE' || !node.parentNode ? (node as HTMLElement) : tableOf(node.parentNode);
}

function cellsOf(node: HTMLElement): HTMLElement[] {
  return ['td', 'th'].flatMap((name) => Array.from(node.getElementsByTagName(name)) as HTMLElement[]);
}

function rowOf(content: string, row: HTMLElement): string {
  const isFirst = tableOf(row).getElementsByTagName('tr')[0] === row;
  const isTable = cellsOf(tableOf(row)).length > 1;
  return `\n${isTable ? '|' : ''}${content}${isFirst && isTable ? `\n|${' --- |'.repeat(cellsOf(row).length)}` : ''}\n`;
}

/** A cell, or the words of the only one, such as one that is copied in Excel. */
function cellOf(content: string, cell: HTMLElement): string {
  if (cellsOf(tableOf(cell)).length === 1) return content.trim();
  const isFirst = tableOf(cell).getElementsByTagName('tr')[0] === cell.parentNode;
  const words = inLine(content)
    .replace(/;$/, '')
    .replace(/(?<!\\)\|/g, '\\|');
  return ` ${isFirst ? words.replace(/^\*\*(.*)\*\*$/, '$1') : words} |`;
}
