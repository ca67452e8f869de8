import { expect, test } from 'vitest';
import { company } from '@/lib/company/collection';
import { formatMessage, type Message } from '@/lib/diagnostics/messages';
import { articles, messagesAbout } from './support/checkedFile';

// What each message says, and where, is in tests/fixtures/content-bad.

test('the lines of messages count neither a byte-order mark nor Windows line endings', () => {
  const source = '\uFEFF---\nid: 9\ntitle: ""\n---\n\nText\n'.replaceAll('\n', '\r\n');
  expect(messagesAbout(source, articles, 'a.md').map(formatMessage)).toContainEqual(
    expect.stringContaining('a.md:3:1 title: is empty'),
  );
});

test.each([
  ['a missing field of a group', 'address:\n  street: A\n', 1, 1, /'address\.region' is missing/],
  ['a number that is no number, such as a postcode', 'address:\n  postcode: 3134\n', 2, 3, /quotation marks/],
])('in a YAML file, %s has its place', (_, source, line, column, reason) => {
  expect(messagesAbout(`\uFEFF${source}`, company)).toContainEqual(
    expect.objectContaining({ line, column, reason: expect.stringMatching(reason) }),
  );
});

test('a message starts with path:line:column, which editors link', () => {
  const message = { file: 'content/a.md', line: 3, column: 1, reason: 'title: is empty' };
  expect(formatMessage({ ...message, fatal: true } as Message)).toBe('content/a.md:3:1 title: is empty');
  expect(formatMessage({ ...message, fatal: false } as Message)).toBe(
    'content/a.md:3:1 warning: title: is empty',
  );
});
