import { expect, test } from 'vitest';
import { mailto } from '@/lib/mailto';

/** What a mail program makes of an address. */
function read(href: string) {
  const { protocol, pathname, searchParams, hash } = new URL(href);
  // A mail program takes a plus sign for a plus sign.
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

test('a mail arrives as it was written, whatever signs it holds', () => {
  const body = 'Über 100 % & more = "all"? #1 + 2 😀\r\nNext line';
  const { href, whole } = mailto('hello@example.com', 'Q&A: 50 % + #2', body);
  expect(whole).toBe(true);
  expect(read(href)).toEqual({
    protocol: 'mailto:',
    hash: '',
    to: 'hello@example.com',
    fields: ['subject', 'body'],
    subject: 'Q&A: 50 % + #2',
    body,
  });
});

test('a plus sign and a space are told apart by every mail program', () => {
  expect(mailto('a@example.com', 'a b', 'c + d').href).toBe(
    'mailto:a@example.com?subject=a%20b&body=c%20%2B%20d',
  );
});

test.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('the line ends of %j are those of e-mail', (body) => {
  expect(mailto('a@example.com', 's', body).href).toMatch(/&body=one%0D%0Atwo$/);
});

test('an address with unusual signs cannot add fields of its own', () => {
  const { href } = mailto('a+b&cc=x?y@example.com', 's', 'b');
  expect(read(href)).toMatchObject({ to: 'a+b&cc=x?y@example.com', fields: ['subject', 'body'] });
});

test('half a character does not stop the mail', () => {
  expect(read(mailto('a@example.com', '\uD83D', 'a\uDE00b').href)).toMatchObject({
    subject: '\uFFFD',
    body: 'a\uFFFDb',
  });
});

test('a body that is too long gives way to the other one', () => {
  const { href, whole } = mailto('a@example.com', 's', 'é'.repeat(400), 'Paste it here.');
  expect(whole).toBe(false);
  expect(read(href).body).toBe('Paste it here.');
});

test('a body of some paragraphs is short enough, and no address is longer than mail programs take', () => {
  const bodies = Array.from({ length: 60 }, (_, index) => 'A typed word. '.repeat(index * 4));
  const made = bodies.map((body) => mailto('a@example.com', 's', body, 'short'));
  expect(Math.max(...made.map(({ href }) => href.length))).toBeLessThan(2000);
  expect(made.filter(({ whole }) => whole).length).toBeGreaterThan(15);
  expect(made.at(-1)?.whole).toBe(false);
});
