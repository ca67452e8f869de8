import { describe, expect, test } from 'vitest';
import { encode, parseResponse } from '@/lib/forms/send.browser';

const entries = { name: 'Zoë & Søn', message: 'Line one\nline two: 100 % = "all" + more' };

describe('encode', () => {
  test('writes JSON', () => {
    const { type, body } = encode(entries, 'json');
    expect(type).toBe('application/json');
    expect(JSON.parse(body)).toEqual(entries);
  });

  test('writes form encoding that keeps every character', () => {
    const { type, body } = encode(entries, 'form');
    expect(type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(entries);
    expect(body).toMatch(/^name=Zo%C3%AB\+%26\+S%C3%B8n&message=/);
  });
});

describe('the body of a successful response', () => {
  test.each([
    ...['', '\n', '{}', '{"ok":true,"next":"/thanks"}', '{"success":"true"}', '"Thanks"', 'null', '[]'],
    ...['{"ok":true,"error":null,"errors":[]}', '{"success":true,"errors":{},"error":""}'],
  ])('%j means accepted', (text) => {
    expect(parseResponse(text)).toBe('accepted');
  });

  test.each([
    '{"ok":false}',
    '{"success":false,"message":"Form not found"}',
    '{"success":"false"}',
    '{"error":"Form not found"}',
    '{"errors":[{"message":"no"}]}',
    '{"errors":{"email":"no"}}',
    'false',
  ])('%j means refused', (text) => {
    expect(parseResponse(text)).toBe('refused');
  });

  test.each(['<!DOCTYPE html><title>Welcome</title>', '{"ok":tr', 'OK', '\u0000\u0001'])(
    '%j leaves the outcome unknown',
    (text) => {
      expect(parseResponse(text)).toBe('outcomeUnknown');
    },
  );
});
