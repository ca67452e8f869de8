import { describe, expect, test } from 'vitest';
import { endpointUrl } from '@/lib/schemas/delivery';
import { endpoints } from '@/lib/site/endpoints';

const url = 'https://forms.example/f/abc';

describe('the endpoints', () => {
  test('come from the content, with JSON as the default encoding and nothing else, because visitors can read them', () => {
    const inquiries = { url, _id: 'x', type: 'Endpoint' };
    expect(endpoints({ inquiries, subscriptions: { url, encoding: 'form' } }, {})).toEqual({
      inquiries: { url, encoding: 'json' },
      subscriptions: { url, encoding: 'form' },
    });
    expect(endpoints(undefined, {})).toEqual({ inquiries: undefined, subscriptions: undefined });
    expect(endpoints({ inquiries: { url: 'none' } }, { INQUIRIES_URL: '' }).inquiries).toBeUndefined();
  });

  test('can be overridden one by one for a preview', () => {
    const delivery = { inquiries: { url, encoding: 'form' as const }, subscriptions: { url } };
    const preview = 'https://preview.example/inquiries';
    expect(endpoints(delivery, { INQUIRIES_URL: preview, SUBSCRIPTIONS_URL: 'none' })).toEqual({
      inquiries: { url: preview, encoding: 'form' },
      subscriptions: undefined,
    });
  });

  test('cannot be switched off by a forgotten variable in a build for the public URL', () => {
    const variables = { INQUIRIES_URL: 'none', SUBSCRIPTIONS_URL: 'none' };
    expect(() => endpoints({ subscriptions: { url } }, variables, { isPublic: true })).toThrow(
      /^SUBSCRIPTIONS_URL is "none", but .*: remove the variable/,
    );
    expect(endpoints({}, variables, { isPublic: true }).inquiries).toBeUndefined();
  });

  test('throw with the name of a variable that is not a valid URL', () => {
    expect(() => endpoints(undefined, { SUBSCRIPTIONS_URL: 'http://forms.example/' })).toThrow(
      /^SUBSCRIPTIONS_URL is "http:\/\/forms\.example\/": it must be an https:\/\/ URL/,
    );
  });
});

describe('the URL of an endpoint', () => {
  test.each(['https://forms.example?form=abc', 'http://localhost:4011/inquiries', 'none'])(
    'may be %s',
    (url) => {
      expect(endpointUrl.safeParse(url).success).toBe(true);
    },
  );

  test.each([
    'http://forms.example/f/abc',
    'https://user:secret@forms.example/f',
    'https://forms.example/f#abc',
    'https://forms.example;script-src *',
    'https://*.example/f',
  ])('may not be %s', (url) => {
    const { error } = endpointUrl.safeParse(url);
    expect(error?.issues[0]?.message).toMatch(/^must be an https:\/\/ URL/);
  });
});
