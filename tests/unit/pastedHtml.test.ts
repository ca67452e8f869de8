import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasPictures, toMarkdown } from '@/tools/editor/text-field/paste/toMarkdown';

const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}`, 'utf8');

describe('pasted HTML', () => {
  it.each(['word', 'google-docs', 'pages'])('from %s becomes Markdown', (program) => {
    const pasted = toMarkdown(fixture(`${program}.html`));
    expect(pasted?.markdown).toBe(fixture(`${program}.md`).trim());
    expect(pasted?.isBlock).toBe(true);
  });

  const item = (list: string, marker: string, words: string, level = 1) =>
    `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>${words}</p>`;

  it('from Word has bullets and numbers that follow each other', () => {
    const items = [item('l0', '·', 'One'), item('l0', '·', 'Two'), item('l1', '1.', 'First')];
    expect(toMarkdown(items.join('\n'))?.markdown).toBe('- One\n- Two\n\n1. First');
  });

  it('from Word keeps the number that a list starts with', () => {
    const items = [item('l0', '2.', 'Two'), item('l0', '3.', 'Three'), '<p>A</p>', item('l0', '4.', 'Four')];
    expect(toMarkdown(items.join('\n'))?.markdown).toBe('2. Two\n3. Three\n\nA\n\n4. Four');
    const inner = [item('l0', '2.', 'Two'), item('l0', '2.1.', 'One', 2)];
    expect(toMarkdown(inner.join('\n'))?.markdown).toBe('2. Two\n   1. One');
  });

  it.each([
    [[2, 2, 2], '- 2\n- 2\n- 2'],
    [[2, 3, 1], '- 2\n  - 3\n- 1'],
    [[1, 3, 3, 1], '- 1\n\n  - 3\n  - 3\n\n- 1'],
    [[1, 3, 2, 3], '- 1\n\n  - 3\n  - 2\n    - 3'],
  ])('from Word has no more levels than its items: %j', (levels, expected) => {
    const items = levels.map((level) => item('l0', '·', String(level), level));
    expect(toMarkdown(items.join('\n'))?.markdown).toBe(expected);
  });

  it('has footnotes where Word and Google Docs have them, if their notes are pasted, too', () => {
    const word = (end: string) =>
      `<p>Ask.<a style='mso-footnote-id:ftn1' href="${end}#_ftn1" name="_ftnref1"><span>[1]</span></a></p><p>Pay.<a href="#_ftn2">[2]</a></p>
<div style='mso-element:footnote-list'><hr><div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> A <b>note</b>.</p></div></div>`;
    const expected = 'Ask.[^3]\n\nPay.\n\n[^3]: A **note**.';
    expect(toMarkdown(word(''), { firstNote: 3 })?.markdown).toBe(expected);
    expect(toMarkdown(word('file:///C:/clip.htm'), { firstNote: 3 })?.markdown).toBe(expected);
    const docs =
      '<p>Ask.<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> A note.</span></p></div>';
    expect(toMarkdown(docs)?.markdown).toBe('Ask.[^1]\n\n[^1]: A note.');
  });

  it.each([
    '<div><p><a href="#ftnt_ref1">[1]</a> A note.</p><p>More <b>of</b> it.</p></div><div><p>No note.</p></div>',
    '<div><div id=ftn1><p><a href="#_ftnref1">[1]</a> A note.</p><p>More <b>of</b> it.</p></div></div><p>No note.</p>',
  ])('keeps the further paragraphs of a note in it: %s', (notes) => {
    const kind = notes.includes('ftnt') ? 'ftnt' : '_ftn';
    expect(toMarkdown(`<p>Ask.<a href="#${kind}1">[1]</a></p>${notes}`)?.markdown).toBe(
      'Ask.[^1]\n\n[^1]: A note.\n\n    More **of** it.\n\nNo note.',
    );
  });

  it.each([
    ['<p>&nbsp;</p>', '[^1]: A note.\n\n[^2]: Last.'],
    ['<p><br></p><p>More.</p>', '[^1]: A note.\n\n    More.\n\n[^2]: Last.'],
    ['<p><b>“Pay”</b> is all.</p>', '[^1]: A note.\n\n    **“Pay”** is all.\n\n[^2]: Last.'],
    ['<p><a href="#ftnt_ref3">[3]</a> Another.</p>', '[^1]: A note.\n\n[^3]: Another.\n\n[^2]: Last.'],
  ])('ends a note before the next one, without empty paragraphs: %s', (further, notes) => {
    const html = `<p>Ask.<a href="#ftnt1">[1]</a><a href="#ftnt2">[2]</a><a href="#ftnt3">[3]</a></p>
<div><p><a href="#ftnt_ref1">[1]</a> A note.</p>${further}</div>
<div><p><a href="#ftnt_ref2">[2]</a> Last.</p></div>`;
    const { markdown = '' } = toMarkdown(html) ?? {};
    expect(markdown.slice(markdown.indexOf('\n\n')).trim()).toBe(notes);
  });

  it('has one empty line between lines of a mail, which are divs', () => {
    expect(toMarkdown('<div>One</div><div><br></div><div>Two</div>')?.markdown).toBe('One\n\nTwo');
  });

  it.each([
    ['We <s>never</s> pay.', 'We ~~never~~ pay.'],
    ['We <strike>never </strike>pay.', 'We ~~never~~ pay.'],
    ['We<s>(A) lost 5%.</s>We gained.', 'We ~~(A) lost 5%.~~ We gained.'],
    [
      'We <span style="text-decoration:line-through;font-weight:700">never </span>pay.',
      'We ~~**never**~~ pay.',
    ],
    [
      '<table><tr><th><b>We</b></th></tr><tr><td><s>never</s></td></tr></table>',
      '| We |\n| - |\n| ~~never~~ |',
    ],
  ])('keeps words struck out, which would say the opposite: %s', (html, expected) => {
    expect(toMarkdown(html, { text: 'We never pay.' })?.markdown).toBe(expected);
  });

  it.each([
    ['The fund <span class=msoDel><del>lost</del></span><ins>gained</ins> 5%.', 'The fund gained 5%.'],
    [
      `We gained<a style='mso-comment-reference:JD_1'> 5%</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[JD1]</a></span>.</p>
<div style='mso-element:comment-list'><hr><div style='mso-element:comment'><p class=MsoCommentText>Is this true?</p></div></div>`,
      'We gained 5%.',
    ],
  ])('from a document under review has no deleted words and no comments: %s', (html, expected) => {
    const text = 'The words with those of the review';
    expect(toMarkdown(`<p>${html}`, { text })?.markdown).toBe(expected);
  });

  it.each([
    ['It grew in 2024<sup>3</sup>.', 'It grew in 2024³.'],
    ['450 m<span style="font-size:0.6em;vertical-align:super">2</span>', '450 m²'],
    ['the 1<sup>st</sup> of May', 'the 1st of May'],
    ['10<sup>-6</sup> m', '10⁻⁶ m'],
    ['<p style="vertical-align: super">In <b>2024</b></p>', 'In **2024**'],
  ])('keeps digits raised, but not letters: %s', (html, expected) => {
    expect(toMarkdown(html)?.markdown).toBe(expected);
  });

  it('that is only words has no Markdown, so that the plain text is pasted', () => {
    const words = { text: 'Words, [in] brackets' };
    expect(toMarkdown('<span style="color: red">Words, [in] brackets</span>', words)).toBeUndefined();
    const emoji = { text: 'Well\u00ad done 🎉, all' };
    expect(toMarkdown('<p>Well done <img alt="🎉" src="x">, all</p>', emoji)).toBeUndefined();
    const lines = { text: 'One line\r\nand another' };
    expect(toMarkdown('<meta charset="utf-8"><p>One line<br>and another</p>', lines)).toBeUndefined();
    expect(toMarkdown('<img src="https://example.org/a.png">')).toBeUndefined();
  });

  it('lacks pictures that readers would miss, but no emoji and no tracking pixel', () => {
    const html = [
      'src="a.png"',
      'src="a.png" alt="A team" width="600"',
      'alt="🎉"',
      'width="1" height="1" alt=""',
    ];
    const found = html.map((attributes) => hasPictures(`<p>Words <img ${attributes}></p><!-- <img> -->`));
    expect(found).toEqual([true, true, false, false]);
  });

  it('has the words of a line break apart, in headings, in cells and beside lists', () => {
    expect(toMarkdown('<h2><span>One</span><span><br></span><span>Two</span></h2><p>A</p>')?.markdown).toBe(
      '## One Two\n\nA',
    );
    expect(toMarkdown('<ul><li>One<br>two<ul><li>inner</li></ul></li></ul>')?.markdown).toBe(
      '- One\n  two\n  - inner',
    );
    expect(toMarkdown('<ul><li><div>One</div><li><div>Two</div></ul>')?.markdown).toBe('- One\n- Two');
    expect(toMarkdown('<div>One<br>two<br><p>Next</p></div>')?.markdown).toBe('One\ntwo\n\nNext');
    const row = (cell: string) => `<tr><td><p><b>Revenue<br>(${cell})</b></p></td><td>Year</td></tr>`;
    expect(toMarkdown(`<table>${row('A$m')}${row('3')}</table>`)?.markdown).toBe(
      '| Revenue (A$m) | Year |\n| - | - |\n| **Revenue (3)** | Year |',
    );
  });

  it('of one cell is its words', () => {
    const excel = (cell: string) => `<table><!--StartFragment--><col><tr><td>${cell}</td></tr></table>`;
    const quoted = { text: '"One\ntwo"\r\n' };
    expect(toMarkdown(excel('One<br>two'), quoted)).toEqual({ markdown: 'One\ntwo', isBlock: false });
    expect(toMarkdown(excel('1,234'), { text: '1,234\r\n' })).toBeUndefined();
  });

  it('of a few words is no block', () => {
    expect(toMarkdown('a<b> bold </b>word')).toEqual({ markdown: 'a **bold** word', isBlock: false });
  });

  it('has no bold full stops and colons, but bold words that end with them', () => {
    expect(toMarkdown('<p>One<b>.</b> <b>Two</b><b>: </b>three</p>')?.markdown).toBe('One. **Two:** three');
  });

  it('keeps several paragraphs, also in an item, and words that only look like Markdown', () => {
    expect(toMarkdown('<ul><li><p>One</p><p>two</p></li></ul>')?.markdown).toBe('- One\n\n  two');
    expect(toMarkdown('<div>1. One</div><div>* two</div>')?.markdown).toBe('1\\. One\n\n\\* two');
    expect(toMarkdown('<p>A <b>line</b><br>below: www.example.org</p>')?.markdown).toBe(
      'A **line**\nbelow: www.example.org',
    );
  });

  it('loses scripts, frames, pictures and unsafe links, but not the words of a link', () => {
    const html =
      '<p onclick="alert(1)">A <a href="javascript:alert(1)">link</a> <b>here</b><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://example.org"></iframe></p>';
    expect(toMarkdown(html)?.markdown).toBe('A link **here**');
  });

  it('leaves out the title of the document, and starts with headings of level 2 without a gap', () => {
    const headings = '<h2>One</h2><p>A</p><h4>Two</h4><p>B</p><h3>Three</h3>';
    const expected = '## One\n\nA\n\n### Two\n\nB\n\n### Three';
    expect(toMarkdown(`<h1>“The Title”</h1>${headings}`, { title: 'The title' })?.markdown).toBe(expected);
    expect(toMarkdown(`<p> </p><p>The title</p>${headings}`, { title: 'The title' })?.markdown).toBe(
      expected,
    );
    expect(toMarkdown(headings, { title: 'The title' })?.markdown).toBe(expected);
    expect(toMarkdown(`<h1>Another</h1>${headings}`, { title: 'The title' })?.markdown).toBe(
      '## Another\n\n### One\n\nA\n\n#### Two\n\nB\n\n#### Three',
    );
    expect(toMarkdown('<h1>One</h1><h2>Two</h2><h1>Three</h1>')?.markdown).toBe(
      '## One\n\n### Two\n\n## Three',
    );
    expect(toMarkdown('<h3>One</h3><p>A</p><p>The title</p>', { title: 'The title' })?.markdown).toBe(
      '## One\n\nA\n\nThe title',
    );
  });

  it('has the URLs that Google wraps in its own', () => {
    const url =
      'https://www.google.com/url?q=https://www.fairwork.gov.au/leave?a%3D1&amp;sa=D&amp;source=editors';
    expect(toMarkdown(`<p>See <a href="${url}">the rules</a></p>`)?.markdown).toBe(
      'See [the rules](https://www.fairwork.gov.au/leave?a=1)',
    );
  });
});
