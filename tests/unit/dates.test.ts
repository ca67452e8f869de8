import { afterEach, describe, expect, test, vi } from 'vitest';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
  vi.resetModules();
});

describe.each([
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 420],
])('on a machine in %s', (zone, minutesBehind) => {
  test.each([
    ['article', '2025-07-07', 'July 7, 2025'],
    ['legal', '2025-01-01', '1 January 2025'],
  ] as const)('the %s date %s is shown as %s', async (kind, date, formatted) => {
    process.env.TZ = zone;
    vi.resetModules();
    const { formatDate } = await import('@/lib/content/dates.browser');
    expect(new Date('2025-07-21T12:00:00Z').getTimezoneOffset()).toBe(minutesBehind);
    expect(formatDate(date, kind)).toBe(formatted);
  });
});

test('throws for an invalid date instead of showing text', async () => {
  const { formatDate } = await import('@/lib/content/dates.browser');
  expect(() => formatDate('soon', 'article')).toThrow(RangeError);
});
