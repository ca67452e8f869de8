import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMarkdown } from '@/tools/editor/text-field/paste/toMarkdown';

const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}`, 'utf8');

test.each(['word', 'google-docs'])('a text from %s becomes Markdown', (program) => {
  const pasted = toMarkdown(fixture(`${program}.html`));
  expect(pasted?.markdown).toBe(fixture(`${program}.md`).trim());
  expect(pasted?.isBlock).toBe(true);
});

const item = (list: string, marker: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>${words}</p>\n`;

const note =
  '<p>Ask.<a href="#_ftn1">[1]</a></p><div><div id=ftn1><p><a href="#_ftnref1">[1]</a> A note.</p><p>More <b>of</b> it.</p></div></div>';
const comment =
  '<p>We gained<a style="mso-comment-reference:JD_1"> 5%</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[JD1]</a></span>.</p><div style="mso-element:comment-list"><hr><div style="mso-element:comment"><p class=MsoCommentText>Is this true?</p></div></div>';
const googleUrl =
  'https://www.google.com/url?q=https://www.fairwork.gov.au/leave?a%3D1&amp;sa=D&amp;source=editors';
const hostile =
  '<p onclick="alert(1)">A <a href="javascript:alert(1)">link</a> <b>here</b><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://example.org"></iframe></p>';

test.each([
  [
    'lists of Word keep their levels and first number',
    item('l0', '2.', 'Two') + item('l0', '2.1.', 'One', 2),
    '2. Two\n   1. One',
  ],
  ['notes of Word', note, 'Ask.[^1]\n\n[^1]: A note.\n\n    More **of** it.'],
  ['lines of a mail are paragraphs', '<div>One</div><div><br></div><div>1. Two</div>', 'One\n\n1\\. Two'],
  ['words that are struck out say so', 'We <strike>never </strike>pay.', 'We ~~never~~ pay.'],
  ['comments are left out', comment, 'We gained 5%.'],
  ['raised digits stay raised', '450 m<sup>2</sup> on the 1<sup>st</sup>', '450 m² on the 1st'],
  ['lines of an item', '<ul><li>One<br>two<ul><li>inner</li></ul></li></ul>', '- One\n  two\n  - inner'],
  [
    'the URL that Google wraps',
    `<a href="${googleUrl}">Leave</a>`,
    '[Leave](https://www.fairwork.gov.au/leave?a=1)',
  ],
  ['what could run is lost, and no words', hostile, 'A link **here**'],
  [
    'headings start below the title, without a gap',
    '<h1>“The Title”</h1><h2>One</h2><p>A</p><h4>Two</h4>',
    '## One\n\nA\n\n### Two',
  ],
])('%s', (_, html, expected) => {
  const text = 'The words of the clipboard with those of the review';
  expect(toMarkdown(html, { title: 'The title', text })?.markdown).toBe(expected);
});

test.each([
  ['<span style="color: red">Words, [in] brackets</span>', 'Words, [in] brackets'],
  ['<p>One line<br>and another</p>', 'One line\r\nand another'],
])('what is only words stays the plain text: %s', (html, text) => {
  expect(toMarkdown(html, { text })).toBeUndefined();
});
