import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '@/tools/editor/text-field/paste/toMarkdown';

const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}`, 'utf8');

describe('pasted HTML', () => {
  it.each(['word', 'google-docs', 'pages'])('from %s becomes Markdown', (program) => {
    const pasted = toMarkdown(fixture(`${program}.html`));
    expect(pasted?.markdown).toBe(fixture(`${program}.md`).trim());
    expect(pasted?.isBlock).toBe(true);
  });

  it('that is only words has no Markdown, so that the plain text is pasted', () => {
    expect(toMarkdown('<span style="color: red">Words, [in] brackets</span>')).toBeUndefined();
    expect(toMarkdown('<meta charset="utf-8"><p>One line<br>and another</p>')).toBeUndefined();
    expect(toMarkdown('<img src="https://example.org/a.png">')).toBeUndefined();
  });

  it('of a few words is no block', () => {
    expect(toMarkdown('a <b>bold </b>word')).toEqual({ markdown: 'a **bold** word', isBlock: false });
  });

  it('keeps several paragraphs, and words that only look like Markdown', () => {
    expect(toMarkdown('<div>1. One</div><div>* two</div>')?.markdown).toBe('1\\. One\n\n\\* two');
    expect(toMarkdown('<p>A <b>line</b><br>below: www.example.org</p>')?.markdown).toBe(
      'A **line**\nbelow: www\\.example.org'.replace('\\.', '.'),
    );
  });

  it('loses scripts, frames, pictures and unsafe links, but not the words of a link', () => {
    const html =
      '<p onclick="alert(1)">A <a href="javascript:alert(1)">link</a> <b>here</b><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://example.org"></iframe></p>';
    expect(toMarkdown(html)?.markdown).toBe('A link **here**');
  });
});
