import { describe, expect, test } from 'vitest';
import { deliveryOrigins, endpoints } from '@/lib/forms/endpoints';
import { delivery, endpointUrl } from '@/lib/forms/schema';

const url = 'https://forms.example/f/abc';

describe('the endpoints', () => {
  test('are undefined if none is configured', () => {
    expect(endpoints(undefined, {})).toEqual({ inquiries: undefined, subscriptions: undefined });
    expect(endpoints({}, {})).toEqual({ inquiries: undefined, subscriptions: undefined });
  });

  test('come from the content, with JSON as the default encoding and nothing else, because visitors can read them', () => {
    const inquiries = { url, _id: 'x', type: 'Endpoint' };
    expect(endpoints({ inquiries, subscriptions: { url, encoding: 'form' } }, {})).toEqual({
      inquiries: { url, encoding: 'json' },
      subscriptions: { url, encoding: 'form' },
    });
  });

  test('can be overridden one by one for a preview', () => {
    const delivery = { inquiries: { url, encoding: 'form' as const }, subscriptions: { url } };
    const preview = 'https://preview.example/inquiries';
    expect(endpoints(delivery, { INQUIRIES_URL: preview, SUBSCRIPTIONS_URL: 'none' })).toEqual({
      inquiries: { url: preview, encoding: 'form' },
      subscriptions: undefined,
    });
    expect(endpoints(undefined, { SUBSCRIPTIONS_URL: preview }).subscriptions?.url).toBe(preview);
  });

  test('come from the content if a variable is empty, and are undefined if it says none', () => {
    expect(endpoints({ inquiries: { url } }, { INQUIRIES_URL: '' }).inquiries?.url).toBe(url);
    expect(endpoints({ inquiries: { url: 'none', encoding: 'form' } }, {}).inquiries).toBeUndefined();
  });

  test('cannot be switched off by a forgotten variable in a build for the public URL', () => {
    const variables = { INQUIRIES_URL: 'none', SUBSCRIPTIONS_URL: 'none' };
    expect(() => endpoints({ subscriptions: { url } }, variables, { isPublic: true })).toThrow(
      /^SUBSCRIPTIONS_URL is "none", but .*: remove the variable, or set SITE_URL .* under delivery\.subscriptions in/,
    );
    for (const delivery of [undefined, {}, { inquiries: { url: 'none' } }])
      expect(endpoints(delivery, variables, { isPublic: true }).inquiries).toBeUndefined();
  });

  test('throw with the name of a variable that is not a valid URL', () => {
    expect(() => endpoints(undefined, { SUBSCRIPTIONS_URL: 'http://forms.example/' })).toThrow(
      /^SUBSCRIPTIONS_URL is "http:\/\/forms\.example\/": it must be an https:\/\/ URL .*, or none\.$/,
    );
  });
});

test.each([
  ['none', true],
  ['None', false],
  ['none of them', false],
  ['the United States', true],
])('what receives data overseas may be %s: %s', (overseas, isAccepted) => {
  expect(delivery.safeParse({ overseas }).success).toBe(isAccepted);
});

describe('the URL of an endpoint', () => {
  test.each([
    'https://forms.example',
    'https://forms.example?form=abc',
    'https://forms.example:8443/f/a-b_c%20d?x=1&y=%2F',
    'http://localhost/inquiries',
    'http://localhost:4011/inquiries',
    'none',
  ])('may be %s', (url) => {
    expect(endpointUrl.safeParse(url).success).toBe(true);
  });

  test.each([
    'http://forms.example/f/abc',
    'http://localhost.example/f',
    'http://localhost@forms.example/f',
    'http://127.0.0.1:4011/',
    'https://user:secret@forms.example/f',
    'https://forms.example/f#abc',
    'https://forms/f',
    'https://forms.example:99999/f',
    'https://forms.example;script-src *',
    'https://*.example/f',
    'https:\\\\forms.example/f',
    'javascript:alert(1)',
    '//forms.example/f',
    'None',
    '',
  ])('may not be %s', (url) => {
    const { error } = endpointUrl.safeParse(url);
    expect(error?.issues[0]?.message).toMatch(/^must be an https:\/\/ URL/);
  });
});

describe('the origins for the content security policy', () => {
  const at = (url: string) => ({ url, encoding: 'json' as const });

  test('are empty without endpoints', () => {
    expect(deliveryOrigins([undefined, undefined])).toEqual([]);
  });

  test('are scheme, host and port, unique and sorted', () => {
    expect(deliveryOrigins([at('https://b.example:8443/f'), at('https://a.example/f/abc?x=1')])).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
    expect(deliveryOrigins([at('https://a.example/one'), at('https://a.example:443/two')])).toEqual([
      'https://a.example',
    ]);
  });
});
