import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The end of a link from a word to its note, or back: in Word `#_ftn1` and `#_ftnref1`, in Google Docs `#ftnt1` and `#ftnt_ref1`. */
const noteLink = /#_?(?<kind>ftnt?|edn)(?<back>_?ref)?(?<number>\d+)$/;

/**
 * Characters that no text has, around the number of a footnote and in front of each further paragraph of its note, which
 * `withFootnotes` replaces: Markdown would escape the brackets.
 */
const [start, end, further] = ['\uE000', '\uE001', '\uE002'];

const noteStart = new RegExp(`^\\s*${start}\\d+${end}:`);

/** A rehype plugin that makes footnotes of those of Word and Google Docs, numbered from a number on, if their note is pasted, too. */
export function pastedFootnotes(firstNumber: number) {
  return (tree: Root) => {
    const links: { element: Element; note: string; isBack: boolean }[] = [];
    visit(tree, 'element', (element) => {
      const { kind, back, number } = noteLink.exec(String(element.properties.href ?? ''))?.groups ?? {};
      if (element.tagName === 'a' && kind && number)
        links.push({ element, note: `${kind}${number}`, isBack: Boolean(back) });
    });
    const withNote = new Set(links.filter(({ isBack }) => isBack).map(({ note }) => note));
    const notes = [...new Set(links.map(({ note }) => note))].filter((note) => withNote.has(note));
    for (const { element, note, isBack } of links) {
      const mark = `${start}${firstNumber + notes.indexOf(note)}${end}${isBack ? ':' : ''}`;
      element.tagName = 'span';
      element.children = notes.includes(note) ? [{ type: 'text', value: mark }] : [];
    }
    // Both programs have a div for each note.
    visit(tree, { tagName: 'div' }, ({ children }: Element) => {
      const [first, ...others] = children.filter((child) => child.type === 'element');
      if (!first || !noteStart.test(textOf(first))) return;
      for (const other of others) {
        const words = textOf(other);
        if (other.tagName === 'p' && words.trim() !== '' && !noteStart.test(words))
          other.children.unshift({ type: 'text', value: `${further} ` });
      }
    });
  };
}

/** Markdown with the signs of footnotes in place of the marks. */
export function withFootnotes(markdown: string): string {
  const note = new RegExp(`${start}(\\d+)${end}:\\s*`, 'g');
  const indented = markdown.replace(new RegExp(`^${further}[^\\S\\n]*`, 'gm'), '    ');
  return indented.replace(note, '[^$1]: ').replace(new RegExp(`${start}(\\d+)${end}`, 'g'), '[^$1]');
}
