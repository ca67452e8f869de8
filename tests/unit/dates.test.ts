import { afterEach, describe, expect, test, vi } from 'vitest';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
  vi.resetModules();
});

/** The module, loaded in another time zone. */
function inZone(zone: string) {
  process.env.TZ = zone;
  vi.resetModules();
  return import('@/lib/content/dates.browser');
}

describe.each([
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 420],
])('on a machine in %s', (zone, minutesBehind) => {
  test('the time zone is set', async () => {
    await inZone(zone);
    expect(new Date('2025-07-21T12:00:00Z').getTimezoneOffset()).toBe(minutesBehind);
  });

  test.each([
    ['2025-07-21', 'July 21, 2025'],
    ['2025-07-07', 'July 7, 2025'],
    ['2025-01-01', 'January 1, 2025'],
    ['2024-12-31', 'December 31, 2024'],
    ['2024-02-29', 'February 29, 2024'],
  ])('formats the article date %s as %s', async (date, formatted) => {
    const { formatDate } = await inZone(zone);
    expect(formatDate(date, 'article')).toBe(formatted);
  });

  test.each([
    ['2025-09-16', '16 September 2025'],
    ['2025-10-05', '5 October 2025'],
    ['2025-01-01', '1 January 2025'],
  ])('formats the legal date %s as %s', async (date, formatted) => {
    const { formatDate } = await inZone(zone);
    expect(formatDate(date, 'legal')).toBe(formatted);
  });

  test('articles show the dates in their files', async () => {
    await inZone(zone);
    const { articles } = await import('@/lib/articles/articles');
    expect(articles.find(({ id }) => id === 1)?.date).toBe('2025-08-15');
  });
});

test('throws for an invalid date instead of showing text', async () => {
  const { formatDate } = await import('@/lib/content/dates.browser');
  expect(() => formatDate('soon', 'article')).toThrow(RangeError);
});
