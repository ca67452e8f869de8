import { type Box, type Clip, clipsOf, intersect } from './box';
import { cached } from './cached';

/** The words of a text node on one line. */
export type Line = {
  text: string;
  /** The element that contains the text. */
  element: Element;
  box: Box;
  /** From the top of capitals to the baseline, about. */
  ink: Box;
  /** The part of `ink` that no ancestor cuts off. */
  seen?: Box;
  clips: readonly Clip[];
  /** Words that go on in the next line, with the position of the line break in them. */
  divided: { word: string; at: number }[];
};

type OneLine = Pick<Line, 'text' | 'box' | 'divided'>;

/** A word, or the part of it on one line. */
type Piece = { text: string; box: Box };

/** What is looked at: the open dialog, or else the page. */
export function root(): Element {
  return document.querySelector('dialog[open]') ?? document.body;
}

export const isShown = cached((element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
);

/** Returns the lines of all text that can be seen, or could be if nothing cut it off. */
export function linesOf(within: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement as Element;
    if (!/\S/.test(node.data) || !isShown(element)) continue;
    if (element.closest('script, style, option, noscript, title')) continue;
    const cuts = clipsOf(element);
    for (const line of linesOfNode(node)) {
      // For screen readers, and the link above the page that focus moves into it.
      if (cuts.some(({ left, right }) => right - left <= 1) || line.box.bottom + scrollY <= 0) continue;
      const ink = inkOf(line.box);
      const seen = cuts.reduce<Box | undefined>((box, cut) => box && intersect(box, cut), ink);
      lines.push({ ...line, element, ink, seen, clips: cuts });
    }
  }
  return lines;
}

/** The box of a line has room for accents and descenders, which in large text overlaps the lines around it. */
function inkOf({ top, bottom, ...sides }: Box): Box {
  const height = bottom - top;
  return { ...sides, top: top + 0.22 * height, bottom: bottom - 0.24 * height };
}

function linesOfNode(node: Text): OneLine[] {
  const lines: OneLine[] = [];
  for (const pieces of partsOf(node, [...node.data.matchAll(/[^\s\u200b]+/g)])) {
    const word = pieces.map(({ text }) => text).join('');
    let at = 0;
    for (const { text, box } of pieces) {
      const last = lines.at(-1);
      if (last && isSameLine(last.box, box) && box.left >= last.box.left) {
        last.text += ` ${text}`;
        last.box = { ...last.box, right: Math.max(last.box.right, box.right) };
      } else lines.push({ text, box, divided: [] });
      at += text.length;
      if (at < word.length) lines.at(-1)?.divided.push({ word, at });
    }
  }
  return lines;
}

export function isSameLine(one: Box, other: Box): boolean {
  const middle = (other.top + other.bottom) / 2;
  return one.top < middle && middle < one.bottom;
}

/** Returns words on one line as one piece, and the pieces of a divided word. Halves the words, because measuring each takes longer. */
function partsOf(node: Text, words: readonly RegExpExecArray[]): Piece[][] {
  const [start, end] = [words[0], words.at(-1)];
  if (!start || !end) return [];
  const boxes = boxesIn(node, start.index, end.index + end[0].length);
  const [first] = boxes;
  if (!first) return [];
  // WebKit measures only whole texts of drawings, which do not wrap.
  const isWhole = boxes.length === 1 || node.parentElement instanceof SVGElement;
  if (!isWhole && words.length > 1) {
    const half = words.length >> 1;
    return [...partsOf(node, words.slice(0, half)), ...partsOf(node, words.slice(half))];
  }
  if (isWhole || boxes.every((box) => isSameLine(first, box)))
    return [[{ text: words.map(([word]) => word).join(' '), box: joined(boxes) }]];
  const pieces: Piece[] = [];
  for (const { 0: character, index: offset } of start[0].matchAll(/./gsu)) {
    const at = start.index + offset;
    // After a soft hyphen, the first is that of the hyphen.
    const box = boxesIn(node, at, at + character.length).at(-1);
    const last = pieces.at(-1);
    if (!box || (last && isSameLine(last.box, box))) {
      if (!last) continue;
      last.text += character;
      if (box) last.box = joined([last.box, box]);
    } else pieces.push({ text: character, box: joined([box]) });
  }
  return [pieces];
}

const range = document.createRange();

function boxesIn(node: Text, start: number, end: number): Box[] {
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function joined(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
