import { expect, test } from 'vitest';
import { mailto } from '@/components/forms/mailto';

/** Reads a mailto URL as a mail program does. */
function read(href: string) {
  const { protocol, pathname, searchParams, hash } = new URL(href);
  // In a mailto URL a plus sign is a plus sign, but URLSearchParams reads it as a space.
  const field = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(href)?.[1] ?? '');
  return {
    protocol,
    hash,
    to: decodeURIComponent(pathname),
    fields: [...searchParams.keys()],
    subject: field('subject'),
    body: field('body'),
  };
}

test('subject and body keep every character, spaces and plus signs percent-encoded', () => {
  const body = 'Über 100 % & more = "all"? #1 + 2 😀\r\nNext line';
  const { href, truncated } = mailto('hello@example.com', 'Q&A: 50 % + #2', body);
  expect(truncated).toBe(false);
  expect(href).not.toMatch(/[ +]/);
  expect(read(href)).toEqual({
    protocol: 'mailto:',
    hash: '',
    to: 'hello@example.com',
    fields: ['subject', 'body'],
    subject: 'Q&A: 50 % + #2',
    body,
  });
});

test('special characters in the recipient cannot add header fields', () => {
  const { href } = mailto('a+b&cc=x?y@example.com', 's', 'b');
  expect(read(href)).toMatchObject({ to: 'a+b&cc=x?y@example.com', fields: ['subject', 'body'] });
});

test('a body that is too long is replaced by the fallback', () => {
  const { href, truncated } = mailto('a@example.com', 's', 'é'.repeat(400), 'Paste it here.');
  expect(truncated).toBe(true);
  expect(read(href).body).toBe('Paste it here.');
});

test('no URL is longer than mail programs accept', () => {
  const bodies = Array.from({ length: 60 }, (_, index) => 'A typed word. '.repeat(index * 4));
  const made = bodies.map((body) => mailto('a@example.com', 's', body, 'short'));
  expect(Math.max(...made.map(({ href }) => href.length))).toBeLessThan(2000);
  expect([made[10]?.truncated, made.at(-1)?.truncated]).toEqual([false, true]);
});
