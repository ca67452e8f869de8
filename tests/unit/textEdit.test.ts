import { expect, test } from 'vitest';
import { type Answers, toolbarButtons } from '@/tools/editor/text-field/buttons';
import { continueLine, type Edit, paste, type Text } from '@/tools/editor/text-field/edit';

/** A text with the ends of the selection, `‹` and `›`. `‹›` is the caret. */
function textOf(marked: string): Text {
  return { value: marked.replace(/[‹›]/g, ''), start: marked.indexOf('‹'), end: marked.indexOf('›') - 1 };
}

function after({ value }: Text, { from, to, insert, start, end }: Edit): string {
  const changed = value.slice(0, from) + insert + value.slice(to);
  return `${changed.slice(0, start)}‹${changed.slice(start, end)}›${changed.slice(end)}`;
}

/** A text after a button has been pressed. */
function press(label: string, marked: string, answers: Answers = {}): string {
  const text = textOf(marked);
  const edit = toolbarButtons.find((button) => button.label === label)?.edit(text, answers);
  return edit ? after(text, edit) : `no button ${label}`;
}

const rest = 'Another paragraph.';

/** What each button writes with `two` selected. */
const written: Record<string, { answers?: Answers; text: string }> = {
  Heading: { text: `## One two‹› three.\n\n${rest}` },
  'Inner heading': { text: `### One two‹› three.\n\n${rest}` },
  Bold: { text: `One **‹two›** three.\n\n${rest}` },
  Italic: { text: `One *‹two›* three.\n\n${rest}` },
  List: { text: `- One two‹› three.\n\n${rest}` },
  'Numbered list': { text: `1. One two‹› three.\n\n${rest}` },
  Link: {
    answers: { words: 'tax [office]', url: 'https://www.ato.gov.au/a b(c)' },
    text: `One [tax \\[office\\]](https://www.ato.gov.au/a%20b%28c%29)‹› three.\n\n${rest}`,
  },
  Download: {
    answers: { words: 'letter', url: '../files/letter.pdf' },
    text: `One [letter](../files/letter.pdf)‹› three.\n\n${rest}`,
  },
  Footnote: {
    answers: { note: 'The source.' },
    text: `One two[^1]‹› three.\n\n${rest}\n\n[^1]: The source.`,
  },
  Picture: {
    answers: { words: 'A hill', url: '../pictures/hill.jpg', title: 'The "hill".' },
    text: `One two three.\n\n![A hill](../pictures/hill.jpg "The \\"hill\\".")‹›\n\n${rest}`,
  },
  Video: {
    answers: { words: 'A walk', url: 'https://vimeo.com/76979871', title: '3:15' },
    text: `One two three.\n\n[A walk](https://vimeo.com/76979871 "3:15")‹›\n\n${rest}`,
  },
  Quotation: {
    answers: { speaker: 'Jane Doe' },
    text: `> One two three.‹›\n>\n> — Jane Doe\n\n${rest}`,
  },
  'Call-out': { answers: { kind: 'TIP' }, text: `> [!TIP]\n> One two three.‹›\n\n${rest}` },
  Table: {
    text: `One two three.\n\n| Heading | Heading |\n| --- | --- |\n| Words | Words |‹›\n\n${rest}`,
  },
};

test.each(toolbarButtons.map(({ label }) => label))('the Markdown of the button %s', (label) => {
  const { answers, text } = written[label] ?? {};
  expect(press(label, `One ‹two› three.\n\n${rest}`, answers)).toBe(text);
});

test.each([
  ['Heading', '## The o‹›rder', 'The o‹›rder'],
  ['Heading', '### The o‹›rder', '## The o‹›rder'],
  ['Bold', 'One **‹two›** three', 'One ‹two› three'],
  ['Bold', 'One ‹›', 'One **‹›**'],
  ['Bold', '‹- one\n\n- two›', '- **one**\n\n- **two**‹›'],
  ['List', '‹- one\n- two›', '‹one\ntwo›'],
  ['Numbered list', 'Do:\n‹one\none›\nEnd', 'Do:\n\n‹1. one\n2. one›\n\nEnd'],
  ['List', '- one\ntw‹›o', '- one\n- tw‹›o'],
  ['List', '> on‹›e', '> - on‹›e'],
])('the button %s changes what is there: %j', (label, before, expected) => {
  expect(press(label, before)).toBe(expected);
});

test('a quotation without words has the caret where they belong', () => {
  expect(press('Quotation', 'One.\n\n‹›', { speaker: 'Jane' })).toBe('One.\n\n> ‹›\n>\n> — Jane');
});

test('a note has the next number, below the text', () => {
  expect(press('Footnote', 'One‹› two.[^2]\n\n[^2]: The other.\n', { note: 'The source.' })).toBe(
    'One[^3]‹› two.[^2]\n\n[^2]: The other.\n\n[^3]: The source.',
  );
});

test.each([
  ['- one‹›', '- one\n- ‹›'],
  ['  9. one‹›', '  9. one\n  10. ‹›'],
  ['- one\n- ‹›', '- one\n\n‹›'],
  ['- one\n- ‹›\n\nEnd', '- one\n\n‹›\n\nEnd'],
  ['> [!TIP]‹›', '> [!TIP]\n> ‹›'],
  ['> one\n> ‹›', '> one\n\n‹›'],
  ['> - one‹›', '> - one\n> - ‹›'],
  ['| A | B |‹›\n| --- | --- |\n| c | d |', '| A | B |\n| --- | --- |\n| ‹› |  |\n| c | d |'],
  ['| A |\n| - |\n|  ‹› |', '| A |\n| - |\n\n‹›'],
])('Enter goes on or leaves: %j', (before, expected) => {
  const text = textOf(before);
  expect(after(text, continueLine(text) as Edit)).toBe(expected);
});

test.each(['One‹›', '## One‹›', '‹›- one', '- ‹one›', ''])('Enter starts a line in %j', (before) => {
  expect(continueLine(textOf(before))).toBeUndefined();
});

test.each([
  ['One‹, two›three', '## A', 'One\n\n## A‹›\n\nthree'],
  ['One ‹two› three', 'a **b**', 'One a **b**‹› three'],
  ['| A |\n| - |\n| ‹c› |', 'One\n\n- Two | three', '| A |\n| - |\n| One - Two \\| three‹› |'],
  ['- One‹›\n- Two', '- A\n- B', '- One\n- A\n- B‹›\n- Two'],
])('what is pasted into %j stays apart', (before, markdown, expected) => {
  const text = textOf(before);
  expect(after(text, paste(text, markdown))).toBe(expected);
});
