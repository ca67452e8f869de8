import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { describe, expect, it, test } from 'vitest';
import { type ToolbarButton, toolbarButtons } from '@/lib/text/buttons';
import { existingAt } from '@/tools/editor/text-field/existing';
import { insertion } from '@/tools/editor/text-field/insertion';
import { pasting } from '@/tools/editor/text-field/paste/pasting';
import { leaveQuotation } from '@/tools/editor/text-field/quotations';
import { pressEnterInTable, selectNextCell } from '@/tools/editor/text-field/tables';
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

/** A text after the command of a key; undefined if the key has its usual effect. */
function run(command: StateCommand, text: string): string | undefined {
  let after: EditorState | undefined;
  command({ state: stateOf(text), dispatch: ({ state }: Transaction) => (after = state) });
  return after && textOf(after);
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

test('each button has its Markdown here', () => {
  expect(Object.keys(written).sort()).toEqual(buttons.map(({ name }) => name).sort());
});

test.each(Object.entries(written))('the Markdown of the button %s', (name, { answers, text }) => {
  const after = press(name, `One ‹two› three.\n\n${rest}`, answers).replace(/[‹›]/g, '');
  expect(after).toBe(text.includes(rest) ? text : `${text}\n\n${rest}`);
});

describe('a second press', () => {
  it.each([
    ['heading', '## The o‹›rder', 'The o‹›rder'],
    ['bold', 'One **‹two›** three', 'One ‹two› three'],
    ['bold', '**One ‹two› three**', '**One** ‹two› **three**'],
    ['list', '‹- one\n- two›', '‹one\ntwo›'],
  ])('on %s takes away what the first has written: %j', (name, before, after) => {
    expect(press(name, before)).toBe(after);
  });
});

it.each([
  ['inner heading', '- One\n- T‹›wo\n- Three', '- One\n\n### T‹›wo\n\n- Three'],
  ['inner heading', '## The o‹›rder', '### The o‹›rder'],
  ['numbered list', '- One\n- T‹›wo', '1. One\n2. T‹›wo'],
  ['bold', '‹- one\n\n- two›', '- **‹one**\n\n- **two›**'],
  ['bold', '```\n‹one› two\n```', '```\n‹one› two\n```'],
  ['heading', '> [!N‹›OTE]\n> One', '> [!N‹›OTE]\n> One'],
  ['list', '| A |\n| - |\n| B‹› |', '| A |\n| - |\n| B‹› |'],
])('%s leaves %j a text that is read as it looks', (name, before, after) => {
  expect(press(name, before)).toBe(after);
});

test('a note has the next number, below the other notes', () => {
  expect(press('footnote', 'One‹› two.[^2]\n\n[^2]: The other.\n', { 1: '3', 2: 'The source.' })).toBe(
    'One[^3]‹› two.[^2]\n\n[^2]: The other.\n[^3]: The source.',
  );
});

test('Enter leads out of a call-out and a table, and Tab adds a row', () => {
  expect(run(leaveQuotation, '> [!NOTE]\n> One\n> ‹›\nAfter')).toBe('> [!NOTE]\n> One\n\n‹›\n\nAfter');
  expect(run(leaveQuotation, '> One‹›')).toBeUndefined();
  const table = '| A | B |\n| --- | --- |\n| c | d |';
  expect(run(pressEnterInTable, `${table}\n| ‹› |  |\n\nAfter`)).toBe(`${table}\n\n‹›\n\nAfter`);
  expect(run(selectNextCell, table.replace('d', 'd‹›'))).toBe(`${table}\n| ‹› |  |`);
  expect(run(selectNextCell, 'One ‹›two')).toBeUndefined();
});

test.each<[string, string, Answers, string]>([
  [
    'link',
    'Ask [the tax office](/con‹›tact "Why").',
    { 1: 'their site', 2: '/x' },
    'Ask [their site](/x "Why")‹›.',
  ],
  ['link', 'See [our b‹›usinesses](/our-businesses).', {}, 'See our businesses‹›.'],
  ['video', '[How‹›](https://vimeo.com/1)', { 1: 'It grows', 2: '/v' }, '[It grows](/v)‹›'],
  ['call-out', '> [!TIP]\n> On‹›e', { 1: 'NOTE' }, '> [!NOTE]\n> On‹›e'],
  ['quotation', '> On‹›e\n>\n> — Jane', { 2: 'Sam Lee' }, '> On‹›e\n>\n> — Sam Lee'],
])('the button %s changes what is under the caret: %j', (name, before, answers, after) => {
  expect(press(name, before, answers)).toBe(after);
});

test('a dialog starts with what is under the caret', () => {
  const picture = '![A hi‹›ll](../pictures/hill.jpg "The hill. focus: 40% 20%")';
  expect(existingAt(stateOf(picture), buttonOf('picture'), buttons)?.answers).toEqual({
    ...{ 1: 'A hill', 2: '../pictures/hill.jpg', 3: 'The hill.', 4: '40% 20%' },
  });
  const download = 'See [the let‹›ter](../files/letter.pdf).';
  expect(existingAt(stateOf(download), buttonOf('link'), buttons)?.button.name).toBe('download');
});

test('what is pasted stays apart from paragraphs, and in its cell, its list and its call-out', () => {
  expect(paste('One‹, two›three', '## A')).toBe('One\n\n## A\n\n‹›three');
  expect(paste('| A |\n| - |\n| ‹c› |', 'One\n\n- Two', 'One\r\n•\tTwo | three')).toBe(
    '| A |\n| - |\n| One • Two \\| three‹› |',
  );
  expect(paste('- One‹›\n- Two', '- A\n- B')).toBe('- One\n- A\n- B‹›\n- Two');
  expect(paste('> One‹›', '## A\n\nB')).toBe('> One\n>\n> ## A\n>\n> B‹›');
});
