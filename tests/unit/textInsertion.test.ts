import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { describe, expect, it, test } from 'vitest';
import { type ToolbarButton, toolbarButtons } from '@/lib/text/buttons';
import { existingAt } from '@/tools/editor/text-field/existing';
import { insertion, nextFootnote } from '@/tools/editor/text-field/insertion';
import { leaveList } from '@/tools/editor/text-field/lists';
import { pasting } from '@/tools/editor/text-field/paste/pasting';
import { leaveQuotation } from '@/tools/editor/text-field/quotations';
import { pressEnterInTable, selectNextCell, selectPreviousCell } from '@/tools/editor/text-field/tables';
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

/** A text after Markdown has been pasted, in several lines as a block. `plain` is the plain text of the clipboard. */
function paste(text: string, markdown: string | undefined, plain = ''): string {
  const state = stateOf(text);
  const converted = markdown === undefined ? undefined : { markdown, isBlock: /\n|^(?:#|- )/.test(markdown) };
  return textOf(state.update(pasting(state, converted, plain)).state);
}

/** A text after the command of a key; undefined if the key has its usual effect. */
function run(command: StateCommand, text: string): string | undefined {
  let after: EditorState | undefined;
  const isHandled = command({ state: stateOf(text), dispatch: ({ state }: Transaction) => (after = state) });
  expect(isHandled).toBe(after !== undefined);
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
    answers: { 1: 'tax office', 2: 'https://www.ato.gov.au' },
    text: 'One [tax office](https://www.ato.gov.au) three.',
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
    answers: { 1: 'A hill', 2: '../pictures/team-day.jpg', 3: 'The hill.', 4: 'left' },
    text: 'One two three.\n\n![A hill](../pictures/team-day.jpg "The hill. focus: left")',
  },
  table: { text: 'One two three.\n\n| Heading | Heading |\n| --- | --- |\n| Words | Words |' },
};

test('each button has its Markdown below', () => {
  expect(Object.keys(written).sort()).toEqual(buttons.map(({ name }) => name).sort());
});

test.each(Object.entries(written))('the Markdown of the button %s', (name, { answers, text }) => {
  const after = press(name, `One ‹two› three.\n\n${rest}`, answers).replace(/[‹›]/g, '');
  expect(after).toBe(text.includes(rest) ? text : `${text}\n\n${rest}`);
});

describe('headings', () => {
  it('put ## in front of the line, with empty lines around it', () => {
    expect(press('heading', '‹›  ')).toBe('## ‹›');
    expect(press('heading', 'Before\nA ti‹›tle\nAfter')).toBe('Before\n\n## A ti‹›tle\n\nAfter');
  });
  it('replace the marker of a list, with empty lines around it', () => {
    expect(press('inner heading', '- One\n- T‹›wo\n- Three')).toBe('- One\n\n### T‹›wo\n\n- Three');
    expect(press('heading', '1. One\n   - T‹›wo')).toBe('1. One\n\n## T‹›wo');
  });
  it('take the marks of a line that is bold as a whole', () => {
    expect(press('heading', '**The o‹›rder** ')).toBe('## The o‹›rder ');
    expect(press('heading', '**The** o‹›rder')).toBe('## **The** o‹›rder');
  });
  it('stay in the quotation or call-out that they are in, as the items of lists do', () => {
    expect(press('heading', '> [!NOTE]\n> Te‹›xt\n> More')).toBe('> [!NOTE]\n> ## Te‹›xt\n> More');
    expect(press('list', 'Before\n\n> ‹One\n> two›')).toBe('Before\n\n> - ‹One\n> - two›');
    expect(press('list', '> ‹- One\n> - two›')).toBe('> ‹One\n> two›');
    expect(press('list', '> One\n>\n> - T‹›wo')).toBe('> One\n>\n> T‹›wo');
    expect(press('list', '> T‹›wo\n>\n> Three')).toBe('> - T‹›wo\n>\n> Three');
    expect(press('list', '> - One\n> - T‹›wo\n> - Three')).toBe('> - One\n>\n> T‹›wo\n>\n> - Three');
  });
  it('replace any level that pasted documents have, and take their own away', () => {
    expect(press('inner heading', '#### The order‹›')).toBe('### The order‹›');
    expect(press('heading', '# The order‹›')).toBe('## The order‹›');
    expect(press('heading', '## #### The order‹›')).toBe('The order‹›');
  });
});

describe('bold words', () => {
  it('are around the selection, without the spaces at its ends', () => {
    expect(press('bold', 'One ‹two ›three')).toBe('One **‹two›** three');
    expect(press('bold', '__One__ ‹two› __three__')).toBe('__One__ **‹two›** __three__');
    expect(press('bold', 'One ‹›three')).toBe('One **‹›**three');
    expect(press('bold', '‹2 ** 3› is 8')).toBe('**‹2 ** 3›** is 8');
  });
  it('are taken away again, and words in italics stay', () => {
    expect(press('bold', 'One **‹two›** three')).toBe('One ‹two› three');
    expect(press('bold', 'One ‹**two**› three')).toBe('One ‹two› three');
    expect(press('bold', 'One ***‹two›*** three')).toBe('One *‹two›* three');
    expect(press('bold', 'One**‹›**')).toBe('One‹›');
  });
  it('are taken away from some of them alone', () => {
    expect(press('bold', '**One ‹two› three**')).toBe('**One** ‹two› **three**');
    expect(press('bold', '**‹One› two.** Three')).toBe('‹One› **two.** Three');
    expect(press('bold', '**One, ‹two›. (Three)**')).toBe('**One**, ‹two›. (**Three)**');
    expect(press('bold', '**One t‹wo›**')).toBe('**One t**‹wo›');
    expect(press('bold', '> **One\n> ‹two› three**')).toBe('> **One**\n> ‹two› **three**');
    expect(press('bold', '**One ‹two\nthree› four**')).toBe('**One** ‹two\nthree› **four**');
    expect(press('bold', '‹**One\ntwo**›')).toBe('‹One\ntwo›');
    // Delimiters inside a link do not end bold words that begin in front of it.
    expect(press('bold', '**See [the ‹page›](/x)**')).toBe('**See [the ‹page›](/x)**');
    expect(press('bold', '**‹See [the page](/x)›**')).toBe('‹See [the page](/x)›');
  });
  it('end behind their closing marks, without the spaces of the words', () => {
    expect(press('bold', '**One** **two‹›**')).toBe('**One** **two**‹›');
    expect(press('bold', '**two ‹›** three')).toBe('**two** ‹› three');
    expect(press('bold', '**two, ‹›**three')).toBe('**two,** ‹›three');
    expect(press('bold', '***two‹›***')).toBe('***two**‹›*');
  });
  it('are around the words of each line, not around markers of lists', () => {
    expect(press('bold', '‹- one\n\n- two›')).toBe('- **‹one**\n\n- **two›**');
    expect(press('bold', '‹**one**\ntwo›')).toBe('**‹one**\n**two›**');
  });
  it('leave call-outs, tables, lines between paragraphs and notes what they are', () => {
    expect(press('bold', '‹> [!NOTE]\n> One›')).toBe('> [!NOTE]\n> **‹One›**');
    expect(press('bold', '> [!‹NOTE›]\n> One')).toBe('> [!‹NOTE›]\n> One');
    const rows = (...cells: string[]) => `| ${cells[0]} | ${cells[1]} |\n| --- | :-: |\n| ${cells[2]} |  |`;
    expect(press('bold', `‹${rows('a', 'b', 'c')}›`)).toBe(rows('**‹a**', '**b**', '**c›**'));
    expect(press('bold', '‹One\n\n---\n\n[^1]: Two›')).toBe('**‹One**\n\n---\n\n[^1]: **Two›**');
  });
  it('stay plain in code, which would show the delimiters', () => {
    expect(press('bold', '```\n‹one› two\n```')).toBe('```\n‹one› two\n```');
    expect(press('bold', '```\n‹one two›\n```')).toBe('```\n‹one two›\n```');
    expect(press('bold', 'One\n\n    ‹two›')).toBe('One\n\n    ‹two›');
    expect(press('bold', 'One `‹two›`')).toBe('One `‹two›`');
    expect(press('bold', 'One `tw‹o` three›')).toBe('One `tw‹o` three›');
    expect(press('bold', 'One `tw‹›o`')).toBe('One `tw‹›o`');
    expect(press('bold', '‹One\n```\ntwo\n```›')).toBe('**‹One›**\n```\ntwo\n```');
    expect(press('bold', '‹One `2**3` two›')).toBe('**‹One `2**3` two›**');
    expect(press('bold', 'One ‹`two`›')).toBe('One **‹`two`›**');
    expect(press('bold', '‹One `two`›')).toBe('**‹One `two`›**');
  });
  it('join bold words that are selected, as a whole or in part', () => {
    expect(press('bold', '‹**One** and **two**› three')).toBe('**‹One and two›** three');
    expect(press('bold', '**On‹e** and› two')).toBe('**On‹e and›** two');
    expect(press('bold', 'One ‹and **tw›o**')).toBe('One **‹and tw›o**');
  });
  it('join those right beside the selection or the caret', () => {
    expect(press('bold', '**Note**‹: one›')).toBe('**Note‹: one›**');
    expect(press('bold', '‹One›**two**')).toBe('**‹One›two**');
    expect(press('bold', 'One‹›**two**')).toBe('One**‹›two**');
    expect(press('bold', '**One**‹›')).toBe('**One‹›**');
  });
  it('leave out punctuation at their ends that is beside a letter', () => {
    expect(press('bold', 'One‹, two› three')).toBe('One, **‹two›** three');
    expect(press('bold', 'One ‹two-›three')).toBe('One **‹two›**-three');
    expect(press('bold', 'One ‹two, ›three.')).toBe('One **‹two,›** three.');
  });
});

describe('lists', () => {
  it('put a marker in front of each line', () => {
    expect(press('list', '‹›  one')).toBe('  - ‹›one');
    expect(press('list', 'Before\n‹one\ntwo›\n\nAfter')).toBe('Before\n\n- ‹one\n- two›\n\nAfter');
    expect(press('numbered list', '‹one\n\ntwo›')).toBe('1. ‹one\n\n2. two›');
    expect(press('list', 'Before\n\n‹›\n\nAfter')).toBe('Before\n\n- ‹›\n\nAfter');
  });
  it('continue a list, and change or take away markers', () => {
    expect(press('list', '- one\n‹›')).toBe('- one\n- ‹›');
    expect(press('numbered list', '‹- one\n- two›')).toBe('‹1. one\n2. two›');
    expect(press('list', '‹- one\ntwo›')).toBe('‹- one\n- two›');
    expect(press('list', '  - o‹›ne')).toBe('o‹›ne');
    expect(press('numbered list', '* o‹›ne\n* two')).toBe('1. o‹›ne\n2. two');
    expect(press('list', '1. - o‹›ne')).toBe('- o‹›ne');
    expect(press('heading', '1) One‹›')).toBe('## One‹›');
    expect(press('list', '‹- one\n- two›')).toBe('‹one\ntwo›');
    expect(press('numbered list', '- one\n  - t‹›wo')).toBe('- one\n  1. t‹›wo');
    expect(press('list', '1. one\n    m‹›ore')).toBe('1. one\n    - m‹›ore');
  });
  it('become the other kind of list as a whole, without the lists in their items and what is selected alone', () => {
    const list = 'Before\n\n- One\n- T‹›wo\n  - Inner\n\n- Three\n\nAfter\n\n- Other';
    expect(press('numbered list', list)).toBe(
      'Before\n\n1. One\n2. T‹›wo\n   - Inner\n\n3. Three\n\nAfter\n\n- Other',
    );
    expect(press('list', '1. O‹›ne\n   - Inner\n2. Two')).toBe('- O‹›ne\n  - Inner\n- Two');
    const quoted = '> [!TIP]\n> - One\n>\n> - T‹›wo\n>   more\n\n- Other';
    expect(press('numbered list', quoted)).toBe('> [!TIP]\n> 1. One\n>\n> 2. T‹›wo\n>    more\n\n- Other');
    expect(press('list', '1. O‹›ne\n   > Inner\n2. Two')).toBe('- O‹›ne\n  > Inner\n- Two');
    expect(press('numbered list', '- One\n  - In‹›ner\n- Two')).toBe('- One\n  1. In‹›ner\n- Two');
    const long = Array.from({ length: 8 }, (_, index) => `${index + 1}. One\n`).join('');
    expect(press('list', `${long}9. T‹›wo\n10. Three\n more\n\tand more`)).toBe(
      `${'- One\n'.repeat(8)}- T‹›wo\n- Three\nmore\n\tand more`,
    );
    expect(press('list', '1. One\n2. ‹Two›\n3. Three')).toBe('1. One\n- ‹Two›\n3. Three');
  });
  it('are left by an item with empty lines around it', () => {
    expect(press('list', '- One\n  more\n- T‹›wo\n- Three')).toBe('- One\n  more\n\nT‹›wo\n\n- Three');
  });
  it('leave call-outs and tables what they are, as headings do', () => {
    expect(press('list', '‹> [!NOTE]\n> One›')).toBe('‹> [!NOTE]\n> - One›');
    for (const text of ['> [!N‹›OTE]\n> One', '| A |\n| - |\n| B‹› |', '> | A |\n> | - |\n> | B‹› |'])
      for (const name of ['list', 'heading']) expect(press(name, text)).toBe(text);
  });
  it('replace the marker of a heading', () => {
    expect(press('list', '## A tit‹›le')).toBe('- A tit‹›le');
  });
});

describe('links', () => {
  it('are in the place of the selected words', () => {
    const answers = { 1: 'our businesses', 2: '/our-businesses' };
    expect(press('link', 'See ‹our businesses›.', answers)).toBe('See [our businesses](/our-businesses)‹›.');
    expect(press('link', 'See ‹›.', answers)).toBe('See [our businesses](/our-businesses)‹›.');
  });
  it('are taken away without an answer, but not their words', () => {
    expect(press('link', 'See [our b‹›usinesses](/our-businesses "All").')).toBe('See our businesses‹›.');
    expect(press('download', 'See [the \\[l‹›etter](../files/letter.pdf).')).toBe('See the \\[letter‹›.');
  });
  it('escape what would end them', () => {
    expect(press('link', '‹›', { 1: 'a [b] \\', 2: 'https://e.org/a b(c)' })).toBe(
      '[a \\[b\\] \\\\](https://e.org/a%20b%28c%29)‹›',
    );
  });
  it('keep words and backslashes that the writer has not changed', () => {
    const url = { 2: '/about' };
    expect(press('link', '‹M\\&A and 5 \\*›', { 1: 'M&A and 5 *', ...url })).toBe(
      '[M\\&A and 5 \\*](/about)‹›',
    );
    expect(press('link', '[Two\nli‹›nes](/x)', { 1: 'Two lines', ...url })).toBe('[Two\nlines](/about)‹›');
  });
  it('do not join selected lines', () => {
    expect(press('link', '- ‹one\n- two› three', { 1: 'words', 2: '/about' })).toBe(
      '- one\n- two[words](/about)‹› three',
    );
  });
  it('are paragraphs on empty lines and beside blocks', () => {
    const answers = { 1: 'letter', 2: '../files/annual-letter.pdf' };
    const download = '[letter](../files/annual-letter.pdf)‹›';
    const blocks = [
      '[A tree](https://vimeo.com/1)',
      '![A hill](../pictures/hill.jpg "The hill (2024)")',
      '| a |\n| - |\n| b |',
    ];
    for (const block of blocks) {
      expect(press('download', `${block}‹›\n\nAfter`, answers)).toBe(`${block}\n\n${download}\n\nAfter`);
      expect(press('download', `${block}\n‹›\n${block}`, answers)).toBe(
        `${block}\n\n${download}\n\n${block}`,
      );
    }
    expect(press('download', '| a‹› |\n| - |', answers)).toBe(`| a${download} |\n| - |`);
  });
});

describe('pictures', () => {
  const answers = { 1: 'A hill', 2: '../pictures/team-day.jpg' };
  it('are below the paragraph, with a title only for a caption or a focus', () => {
    expect(press('picture', 'On‹›e\ntwo\n\nthree', answers)).toBe(
      'One\ntwo\n\n![A hill](../pictures/team-day.jpg)‹›\n\nthree',
    );
    expect(press('picture', '‹›', { ...answers, 3: 'The "hill"' })).toBe(
      '![A hill](../pictures/team-day.jpg "The \\"hill\\"")\n\n‹›',
    );
    expect(press('picture', '‹›', { ...answers, 4: 'left' })).toBe(
      '![A hill](../pictures/team-day.jpg "focus: left")\n\n‹›',
    );
    expect(press('picture', '‹›', { ...answers, 3: 'The hill.', 4: '40% 20%' })).toBe(
      '![A hill](../pictures/team-day.jpg "The hill. focus: 40% 20%")\n\n‹›',
    );
  });
});

describe('blocks', () => {
  it('call-outs are around the selected lines, or below the paragraph', () => {
    expect(press('call-out', 'Before\n\n‹One\n\ntwo›\nAfter', { 1: 'TIP' })).toBe(
      'Before\n\n> [!TIP]\n> One\n>\n> two‹›\n\nAfter',
    );
    expect(press('call-out', 'Be‹›fore', { 1: 'NOTE' })).toBe('Before\n\n> [!NOTE]\n> ‹›');
    for (const row of ['| ‹c› | d |', '| ‹c | d› |'])
      expect(press('call-out', `| A | B |\n| - | - |\n${row}\n| e | f |`, { 1: 'TIP' })).toBe(
        '| A | B |\n| - | - |\n| c | d |\n| e | f |\n\n> [!TIP]\n> ‹›',
      );
    expect(press('call-out', '‹| A |\n| - |\n| B |›', { 1: 'TIP' })).toBe(
      '> [!TIP]\n> | A |\n> | - |\n> | B |‹›',
    );
  });
  it('call-outs and quotations end with Enter on their empty last line', () => {
    expect(run(leaveQuotation, '> [!NOTE]\n> One\n> ‹›\nAfter')).toBe('> [!NOTE]\n> One\n\n‹›\n\nAfter');
    expect(run(leaveQuotation, '> One\n>\n> ‹›')).toBe('> One\n\n‹›');
    expect(run(leaveQuotation, '> One‹›')).toBeUndefined();
    expect(run(leaveQuotation, '> ‹›\n>\n> — Jane Doe')).toBeUndefined();
    expect(run(leaveQuotation, '> One\n> ‹›\n> Two\n>\n> — Jane Doe')).toBeUndefined();
    expect(run(leaveQuotation, '> One\n> ‹›\n>\n> — Jane Doe\n\nAfter')).toBe(
      '> One\n>\n> — Jane Doe\n\n‹›\n\nAfter',
    );
  });
  it('a list is left from its empty last item, with an empty line', () => {
    expect(run(leaveList, '- One\n- ‹›')).toBe('- One\n\n‹›');
    for (const other of ['- One‹›', '- ‹›\n- Two', '- One\n    - ‹›', '- ‹›\n    1. Two', '‹›'])
      expect(run(leaveList, other), other).toBeUndefined();
  });
  it('quotations keep the dollar signs of their words', () => {
    expect(press('quotation', "‹Revenue ($'000, $$)›")).toContain("> Revenue ($'000, $$)");
  });
  it('quotations name the speaker, if there is one', () => {
    expect(press('quotation', '‹We never had to ask.›', { 2: 'Jane Doe' })).toBe(
      '> We never had to ask.\n>\n> — Jane Doe‹›',
    );
    expect(press('quotation', '‹We never had to ask.›')).toBe('> We never had to ask.‹›');
  });
  it('tables have words to replace, with those of the first cell selected', () => {
    expect(press('table', '‹›')).toBe('| ‹Heading› | Heading |\n| --- | --- |\n| Words | Words |');
  });
  it('in a table, the same button adds a column, and selects its heading', () => {
    expect(press('table', 'Before\n\n| Day | Work |\n| --- | --- |\n| One‹› | two |\n\nAfter')).toBe(
      'Before\n\n| Day | Work | ‹Heading› |\n| --- | --- | --- |\n| One | two | Words |\n\nAfter',
    );
  });
  it('the cells of tables are selected in turn, and a row is added behind the last', () => {
    const table = (first: string, second: string, third: string, fourth: string) =>
      `Before\n\n| ${first} | ${second} |\n| --- | --- |\n| ${third} | ${fourth} |`;
    expect(run(selectNextCell, table('one', '‹two›', 'three', ' '))).toBe(
      table('one', 'two', '‹three›', ' '),
    );
    expect(run(selectPreviousCell, table('one', 'two', 'thr‹›ee', ' '))).toBe(
      table('one', '‹two›', 'three', ' '),
    );
    expect(run(selectNextCell, table('one', 'two', '3 \\| 4‹›', ''))).toBe(
      table('one', 'two', '3 \\| 4', '‹›'),
    );
    expect(run(selectNextCell, table('one', 'two', 'three', 'four‹›'))).toBe(
      `${table('one', 'two', 'three', 'four')}\n| ‹› |  |`,
    );
    expect(run(selectPreviousCell, table('‹one›', 'two', 'three', 'four'))).toBeUndefined();
    expect(run(selectNextCell, 'One ‹›two')).toBeUndefined();
  });
  it('Enter adds a row below the one with the caret, and leads out of a table from an empty last row', () => {
    const rows = '| Day | Work |\n| --- | --- |\n';
    expect(run(pressEnterInTable, `${rows}| One‹› | two |\n| Three | four |`)).toBe(
      `${rows}| One | two |\n| ‹› |  |\n| Three | four |`,
    );
    expect(run(pressEnterInTable, `${rows}| One | two |\n‹›| Three | four |`)).toBe(
      `${rows}| One | two |\n| ‹› |  |\n| Three | four |`,
    );
    expect(run(pressEnterInTable, '| Day‹› | Work |\n| --- | --- |\n| One | two |')).toBe(
      `${rows}| ‹› |  |\n| One | two |`,
    );
    for (const line of ['| --- | ---‹› |', '‹›| --- | --- |'])
      expect(run(pressEnterInTable, `| Day | Work |\n${line}`)).toBe(`${rows}| ‹› |  |`);
    expect(run(pressEnterInTable, `${rows}| One | two |\n| ‹› |  |\n\nAfter`)).toBe(
      `${rows}| One | two |\n\n‹›\n\nAfter`,
    );
    expect(run(pressEnterInTable, `${rows}| One | two |‹›`)).toBe(`${rows}| One | two |\n| ‹› |  |`);
    for (const other of [`‹›${rows}| One | two |`, `${rows}\n‹›`, '| One‹› | two |'])
      expect(run(pressEnterInTable, other), other).toBeUndefined();
  });
  it('videos are links between empty lines', () => {
    expect(press('video', 'Before‹›', { 1: 'A tree', 2: 'https://vimeo.com/1' })).toBe(
      'Before\n\n[A tree](https://vimeo.com/1)\n\n‹›',
    );
  });
});

describe('what exists', () => {
  const answers = { 1: 'their site', 2: 'https://e.org' };
  it('is a link under the caret or touched by the selection, whose title stays', () => {
    expect(press('link', 'Ask [the tax office](/con‹›tact "Why").', answers)).toBe(
      'Ask [their site](https://e.org "Why")‹›.',
    );
    expect(press('link', '‹Ask [the› tax office](/a_(b)) twice.', answers)).toBe(
      'Ask [their site](https://e.org)‹› twice.',
    );
    expect(press('link', 'Ask‹› [us](/contact).', answers)).toBe(
      'Ask[their site](https://e.org)‹› [us](/contact).',
    );
  });
  it('gives its answers to the dialog, without backslashes', () => {
    const answersAt = (name: string, text: string) => {
      const found = existingAt(stateOf(text), buttonOf(name), buttons);
      return found && { [found.button.name]: found.answers };
    };
    expect(answersAt('link', '[a \\[b\\]‹›](/contact)')).toEqual({ link: { 1: 'a [b]', 2: '/contact' } });
    expect(answersAt('picture', '![A hi‹›ll](../pictures/hill.jpg "The hill. focus: 40% 20%")')).toEqual({
      picture: { 1: 'A hill', 2: '../pictures/hill.jpg', 3: 'The hill.', 4: '40% 20%' },
    });
    expect(answersAt('picture', '![A hi‹›ll](../pictures/hill.jpg "focus: left")')).toEqual({
      picture: { 1: 'A hill', 2: '../pictures/hill.jpg', 4: 'left' },
    });
    expect(
      answersAt('video', '[![A fig](../pictures/fig.jpg) How it‹› grows](https://vimeo.com/1 "3:15")'),
    ).toEqual({
      video: { 1: 'How it grows', 2: 'https://vimeo.com/1', 3: 'A fig', 4: '../pictures/fig.jpg', 5: '3:15' },
    });
    expect(answersAt('call-out', '> [!TIP]\n> One‹›')).toEqual({ 'call-out': { 1: 'TIP' } });
    expect(answersAt('quotation', '> One‹›\n>\n> — Jane Doe')).toEqual({ quotation: { 2: 'Jane Doe' } });
  });
  it('belongs to the button that has written it', () => {
    const nameAt = (name: string, text: string) =>
      existingAt(stateOf(text), buttonOf(name), buttons)?.button.name;
    expect(nameAt('link', 'See [the let‹›ter](../files/letter.pdf).')).toBe('download');
    expect(nameAt('link', '[![A fig](../pictures/fig.jpg) How‹›](https://vimeo.com/1)')).toBe('video');
    expect(nameAt('download', 'See [the pa‹›ge](/about).')).toBe('link');
    expect(nameAt('picture', 'See [the pa‹›ge](/about).')).toBeUndefined();
    expect(nameAt('video', 'See [a vi‹›deo](https://vimeo.com/1) now.')).toBeUndefined();
    expect(nameAt('quotation', '> [!TIP]\n> One‹›')).toBeUndefined();
    expect(nameAt('bold', '[the pa‹›ge](/about)')).toBeUndefined();
  });
  it('is changed in its place', () => {
    const video = { 1: 'How it grows', 2: 'https://vimeo.com/1', 5: '3:15' };
    expect(press('video', 'A\n\n[How‹›](https://vimeo.com/1)\n\nB', video)).toBe(
      'A\n\n[How it grows](https://vimeo.com/1 "3:15")‹›\n\nB',
    );
    expect(
      press('video', '[How‹›](https://vimeo.com/1)', { ...video, 3: 'A fig', 4: '../pictures/fig.jpg' }),
    ).toBe('[![A fig](../pictures/fig.jpg) How it grows](https://vimeo.com/1 "3:15")‹›');
    expect(press('call-out', '> [!TIP]\n> On‹›e', { 1: 'NOTE' })).toBe('> [!NOTE]\n> On‹›e');
    expect(press('quotation', '> On‹›e\n>\n> — Jane\n\nTwo', { 2: 'Sam Lee' })).toBe(
      '> On‹›e\n>\n> — Sam Lee\n\nTwo',
    );
    expect(press('quotation', '> On‹›e\n\nTwo', { 2: 'Sam Lee' })).toBe('> On‹›e\n>\n> — Sam Lee\n\nTwo');
    expect(press('quotation', '> On‹›e\n>\n> — Jane\n\nTwo')).toBe('> On‹›e\n\nTwo');
  });
});

describe('footnotes', () => {
  it('have the next number, and the note at the end', () => {
    const text = 'One‹› two.[^2]\n\n[^2]: The other.\n';
    const state = EditorState.create({ doc: text.replace(/[‹›]/g, '') });
    expect(nextFootnote(state)).toBe(3);
    expect(press('footnote', text, { 1: '3', 2: 'The source.' })).toBe(
      'One[^3]‹› two.[^2]\n\n[^2]: The other.\n[^3]: The source.',
    );
    expect(press('footnote', '‹One› two.', { 1: '1', 2: 'The source.' })).toBe(
      'One[^1]‹› two.\n\n[^1]: The source.',
    );
  });
  it('on an empty last line have an empty line above the note', () => {
    const answers = { 1: '1', 2: 'The source.' };
    for (const end of ['', '\n'])
      expect(press('footnote', `One.\n\n‹›${end}`, answers)).toBe('One.\n\n[^1]‹›\n\n[^1]: The source.');
  });
});

describe('what is pasted', () => {
  it('has empty lines around blocks, but not between items', () => {
    expect(paste('One‹, two›three', '## A')).toBe('One\n\n## A\n\n‹›three');
    expect(paste('- One‹›\n- Two', '- A\n- B')).toBe('- One\n- A\n- B‹›\n- Two');
    expect(paste('- One\n  - Two‹›\n- Three', '- A\n- B')).toBe('- One\n  - Two\n  - A\n  - B‹›\n- Three');
    expect(paste('1. One‹›\n2. Two', '- A\n- B')).toBe('1. One\n    - A\n    - B‹›\n2. Two');
    expect(paste('One‹›', 'a **b**')).toBe('Onea **b**‹›');
    expect(paste('One ‹› two', undefined, '1,234\r\n')).toBe('One 1,234‹› two');
  });
  it('stays in its cell', () => {
    const table = (words: string) => `| Day | Work |\n| --- | --- |\n| a ${words} | b |`;
    expect(paste(table('‹c›'), 'One\n\n- Two', 'One\r\n•\tTwo | three\r\n')).toBe(
      table('One • Two \\| three‹›'),
    );
    expect(paste(table('‹›'), '**a** \\| b')).toBe(table('**a** \\| b‹›'));
  });
  it('stays in its quotation or call-out', () => {
    expect(paste('> [!NOTE]\n> ‹›\n\nAfter', 'One\n\n- Two')).toBe(
      '> [!NOTE]\n> \n> One\n>\n> - Two‹›\n\nAfter',
    );
    expect(paste('> One‹›two', '## A\n\nB')).toBe('> One\n>\n> ## A\n>\n> B\n>\n> ‹›two');
    expect(paste('> One ‹›', undefined, 'two\n\nthree')).toBe('> One two\n>\n> three‹›');
  });
  it('replaces an empty heading or item, whose level stays', () => {
    expect(paste('### ‹›\n\nAfter', '## A')).toBe('### A‹›\n\nAfter');
    expect(paste('One\n\n1. ‹›', '- A\n- B')).toBe('One\n\n- A\n- B‹›');
    expect(paste('- One\n  - ‹›\n- Two', '- A\n- B')).toBe('- One\n  - A\n  - B‹›\n- Two');
    expect(paste('> - ‹›', '- A\n- B')).toBe('> - A\n> - B‹›');
    expect(paste('- ‹One›\n- Two', '- A\n- B')).toBe('- A\n- B‹›\n- Two');
    expect(paste('### ‹One›', '## A\n\nB\n\n### C')).toBe('### A\n\nB\n\n#### C‹›');
  });
});
