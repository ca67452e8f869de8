import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { type ToolbarButton, toolbarButtons } from '@/tools/editor/text-field/buttons';
import { existingAt } from '@/tools/editor/text-field/existing';
import { insertion } from '@/tools/editor/text-field/insertion';
import { pasting } from '@/tools/editor/text-field/paste/pasting';
import type { Answers } from '@/tools/editor/text-field/template';

const buttons = toolbarButtons();

/** A text with the ends of the selection, `‹` and `›`. `‹›` is the caret. */
function stateOf(text: string): EditorState {
  const anchor = text.indexOf('‹');
  const head = text.indexOf('›') - 1;
  return EditorState.create({ doc: text.replace(/[‹›]/g, ''), selection: { anchor, head } });
}

function textOf(state: EditorState): string {
  const { from, to } = state.selection.main;
  return `${state.sliceDoc(0, from)}‹${state.sliceDoc(from, to)}›${state.sliceDoc(to)}`;
}

/** A text after a button has been pressed. */
function press(name: string, text: string, answers: Answers = {}): string {
  const state = stateOf(text);
  return textOf(state.update(insertion(state, buttonOf(name), buttons, answers)).state);
}

function buttonOf(name: string): ToolbarButton {
  const button = buttons.find((one) => one.name === name);
  if (!button) throw new Error(`no button ${name}`);
  return button;
}

/** A text after Markdown has been pasted as a block. */
function paste(text: string, markdown: string, plain = ''): string {
  const state = stateOf(text);
  return textOf(state.update(pasting(state, { markdown, isBlock: true }, plain)).state);
}

const rest = 'Another paragraph.';

/** What each button writes with `two` selected. */
const written: Record<string, { answers?: Answers; text: string }> = {
  heading: { text: '## One two three.' },
  'inner heading': { text: '### One two three.' },
  bold: { text: 'One **two** three.' },
  list: { text: '- One two three.' },
  'numbered list': { text: '1. One two three.' },
  footnote: {
    answers: { 1: '1', 2: 'The source.' },
    text: `One two[^1] three.\n\n${rest}\n\n[^1]: The source.`,
  },
  link: {
    answers: { 1: 'tax [office]', 2: 'https://www.ato.gov.au/a b(c)' },
    text: 'One [tax \\[office\\]](https://www.ato.gov.au/a%20b%28c%29) three.',
  },
  download: {
    answers: { 1: 'letter', 2: '../files/letter.pdf' },
    text: 'One [letter](../files/letter.pdf) three.',
  },
  'call-out': { answers: { 1: 'TIP' }, text: '> [!TIP]\n> One two three.' },
  quotation: { answers: { 2: 'Jane Doe' }, text: '> One two three.\n>\n> — Jane Doe' },
  video: {
    answers: { 1: 'A walk', 2: 'https://vimeo.com/76979871' },
    text: 'One two three.\n\n[A walk](https://vimeo.com/76979871)',
  },
  picture: {
    answers: { 1: 'A hill', 2: '../pictures/team-day.jpg', 3: 'The "hill".', 4: 'left' },
    text: 'One two three.\n\n![A hill](../pictures/team-day.jpg "The \\"hill\\". focus: left")',
  },
  table: { text: 'One two three.\n\n| Heading | Heading |\n| --- | --- |\n| Words | Words |' },
};

test.each(buttons.map(({ name }) => name))('the Markdown of the button %s', (name) => {
  const { answers, text = `no Markdown of ${name}` } = written[name] ?? {};
  const after = press(name, `One ‹two› three.\n\n${rest}`, answers).replace(/[‹›]/g, '');
  expect(after).toBe(text.includes(rest) ? text : `${text}\n\n${rest}`);
});

test.each([
  ['heading', '## The o‹›rder', 'The o‹›rder'],
  ['bold', 'One **‹two›** three', 'One ‹two› three'],
  ['list', '‹- one\n- two›', '‹one\ntwo›'],
  ['numbered list', '- One\n- T‹›wo', '1. One\n2. T‹›wo'],
  ['bold', '‹- one\n\n- two›', '- **‹one**\n\n- **two›**'],
  ['heading', '> [!N‹›OTE]\n> One', '> [!N‹›OTE]\n> One'],
  ['list', '| A |\n| - |\n| B‹› |', '| A |\n| - |\n| B‹› |'],
])('the button %s changes what is there: %j', (name, before, after) => {
  expect(press(name, before)).toBe(after);
});

test('a note has the next number, below the other notes', () => {
  expect(press('footnote', 'One‹› two.[^2]\n\n[^2]: The other.\n', { 1: '3', 2: 'The source.' })).toBe(
    'One[^3]‹› two.[^2]\n\n[^2]: The other.\n[^3]: The source.',
  );
});

test('a button changes what is under the caret, with which its dialog starts', () => {
  const link = 'Ask [the tax office](/con‹›tact "Why").';
  expect(press('link', link, { 1: 'their site', 2: '/x' })).toBe('Ask [their site](/x "Why")‹›.');
  expect(press('call-out', '> [!TIP]\n> On‹›e', { 1: 'NOTE' })).toBe('> [!NOTE]\n> On‹›e');
  const picture = '![A hi‹›ll](../pictures/hill.jpg "The hill. focus: 40% 20%")';
  expect(existingAt(stateOf(picture), buttonOf('picture'), buttons)?.answers).toEqual({
    ...{ 1: 'A hill', 2: '../pictures/hill.jpg', 3: 'The hill.', 4: '40% 20%' },
  });
});

test('what is pasted stays apart from paragraphs, and in its cell, its list and its call-out', () => {
  expect(paste('One‹, two›three', '## A')).toBe('One\n\n## A\n\n‹›three');
  expect(paste('| A |\n| - |\n| ‹c› |', 'One\n\n- Two', 'One\r\n•\tTwo | three')).toBe(
    '| A |\n| - |\n| One • Two \\| three‹› |',
  );
  expect(paste('- One‹›\n- Two', '- A\n- B')).toBe('- One\n- A\n- B‹›\n- Two');
  expect(paste('> One‹›', '## A\n\nB')).toBe('> One\n>\n> ## A\n>\n> B‹›');
});
