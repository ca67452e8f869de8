import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentNotice } from '@/components/frame/ContentNotice';
import type { ContentDiagnostic } from '@/lib/check/contentDiagnostics';

function textOf(diagnostics: ContentDiagnostic[]): string {
  return renderToStaticMarkup(<ContentNotice diagnostics={diagnostics} />)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const error: ContentDiagnostic = {
  file: 'content/articles/a.md',
  line: 5,
  column: 11,
  severity: 'error',
  reason: 'category: did you mean Technology?',
};

test('the notice names file, line, column, severity and message', () => {
  expect(textOf([error])).toBe('content/articles/a.md:5:11 error category: did you mean Technology?');
});

test('the notice lists five messages and counts the others', () => {
  const text = textOf(Array.from({ length: 8 }, (_, index) => ({ ...error, line: index + 1 })));
  expect(text.match(/did you mean/g)).toHaveLength(5);
  expect(text).toContain('And 3 more: run “npm run check:content”.');
});

test('without messages the notice is an empty status, ready to announce the first', () => {
  expect(renderToStaticMarkup(<ContentNotice diagnostics={[]} />)).toMatch(/role="status"/);
  expect(textOf([])).toBe('');
});
