import { describe, expect, test } from 'vitest';
import { encode, verdict } from '@/lib/send';

const entries = { name: 'Zoë & Søn', message: 'Line one\nline two: 100 % = "all" + more' };

describe('entries', () => {
  test('in JSON are an object of texts', () => {
    const { type, body } = encode(entries, 'json');
    expect(type).toBe('application/json');
    expect(JSON.parse(body)).toEqual(entries);
  });

  test('in form encoding come back as they were typed', () => {
    const { type, body } = encode(entries, 'form');
    expect(type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(entries);
    expect(body).toMatch(/^name=Zo%C3%AB\+%26\+S%C3%B8n&message=/);
  });
});

describe('a successful answer', () => {
  test.each(['', '\n', '{}', '{"ok":true,"next":"/thanks"}', '{"success":"true"}', '"Thanks"', 'null', '[]'])(
    'accepts with %j',
    (answer) => {
      expect(verdict(answer)).toBe('accepted');
    },
  );

  test.each(['{"ok":true,"error":null,"errors":[]}', '{"success":true,"errors":{},"error":""}'])(
    'accepts with errors that are empty: %j',
    (answer) => {
      expect(verdict(answer)).toBe('accepted');
    },
  );

  test.each([
    '{"ok":false}',
    '{"success":false,"message":"Form not found"}',
    '{"success":"false"}',
    '{"error":"Form not found"}',
    '{"errors":[{"message":"no"}]}',
    '{"errors":{"email":"no"}}',
    'false',
  ])('refuses with %j', (answer) => {
    expect(verdict(answer)).toBe('refused');
  });

  test.each(['<!DOCTYPE html><title>Welcome</title>', '{"ok":tr', 'OK', '\u0000\u0001'])(
    'is garbled with %j',
    (answer) => {
      expect(verdict(answer)).toBe('garbled');
    },
  );
});
