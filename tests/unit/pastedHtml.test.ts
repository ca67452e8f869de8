import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { editOfPaste } from '@/tools/editor/text-field/paste.client';
import { toMarkdown } from '@/tools/editor/text-field/toMarkdown';

const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}`, 'utf8');

test.each(['word', 'google-docs'])('a text from %s becomes Markdown', (program) => {
  expect(toMarkdown(fixture(`${program}.html`))).toBe(fixture(`${program}.md`).trim());
});

const note =
  '<p>Ask.<a href="#_ftn1">[1]</a></p><div><div id=ftn1><p><a href="#_ftnref1">[1]</a> A note.</p></div></div>';
const comment =
  '<p>We gained<a style="mso-comment-reference:JD_1"> 5%</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[JD1]</a></span>.</p><div style="mso-element:comment-list"><hr><div style="mso-element:comment"><p class=MsoCommentText>Is this true?</p></div></div>';
const hostile =
  '<p onclick="alert(1)">A <a href="javascript:alert(1)">link</a> <b>here</b><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://example.org"></iframe></p>';
const listInCell =
  '<table><tr><td>Day</td><td>Work</td></tr><tr><td>Monday</td><td><ul><li>Hours</li><li>a|b</li></ul></td></tr></table>';

test.each([
  [
    'wrapped lines are joined',
    '<p class="p1">One\ntwo\nthree.</p>\n<p class="p1">Four.</p>',
    'One two three.\n\nFour.',
  ],
  ['definitions', '<dl><dt>Super</dt><dd>What is\npaid in.</dd></dl>', '**Super**\nWhat is paid in.'],
  ['preformatted lines', '<pre>Level 5\n  1 Example Street</pre>', 'Level 5\n1 Example Street'],
  ['a list in a cell', listInCell, '| Day | Work |\n| --- | --- |\n| Monday | Hours; a\\|b |'],
  ['lowered and raised digits', 'H<sub>2</sub>O, 450 m<sup>2</sup>, 1<sup>st</sup>', 'H₂O, 450 m², 1st'],
  ['notes of Word', note, 'Ask.[^1]\n\n[^1]: A note.'],
  ['lines of a mail are paragraphs', '<div>One</div><div><br></div><div>1. Two</div>', 'One\n\n1\\. Two'],
  ['words that are struck out say so', 'We <strike>never </strike>pay.', 'We ~~never~~ pay.'],
  ['comments are left out', comment, 'We gained 5%.'],
  ['lines of an item', '<ul><li>One<br>two<ul><li>inner</li></ul></li></ul>', '- One\n  two\n  - inner'],
  ['what could run is lost, and no words', hostile, 'A link **here**'],
  [
    'headings start below the title, without a gap',
    '<h1>One</h1><p>A</p><h4>Two</h4>',
    '## One\n\nA\n\n### Two',
  ],
])('%s', (_, html, expected) => {
  expect(toMarkdown(html)).toBe(expected);
});

test('a paste that cannot be converted arrives as plain text', () => {
  const pasted = (html: string, convert?: (html: string) => string) => {
    const data: Record<string, string> = { 'text/plain': 'Plain words', 'text/html': html };
    const clipboardData = {
      files: [],
      types: Object.keys(data),
      getData: (type: string) => data[type] ?? '',
    };
    const event = { clipboardData } as unknown as ClipboardEvent;
    return editOfPaste(event, { value: '', start: 0, end: 0 }, convert);
  };
  expect(pasted('<p><b>Bold</b> words</p>')).toMatchObject({ insert: '**Bold** words' });
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const error = new Error('The conversion fails.');
  const failing = () => {
    throw error;
  };
  // The browser pastes what the field does not.
  expect(pasted('<p><b>Bold</b> words</p>', failing)).toBeUndefined();
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});
