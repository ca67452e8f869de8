import { afterEach, describe, expect, test, vi } from 'vitest';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
  vi.resetModules();
});

/** The functions as a process in that zone has them: the module is read anew. */
function inZone(zone: string) {
  process.env.TZ = zone;
  vi.resetModules();
  return import('@/lib/dates');
}

describe.each([
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 420],
])('dates on a machine in %s', (zone, minutesBehind) => {
  test('the zone is in force', async () => {
    await inZone(zone);
    expect(new Date('2025-07-21T12:00:00Z').getTimezoneOffset()).toBe(minutesBehind);
  });

  test.each([
    ['2025-07-21', 'July 21, 2025'],
    ['2025-07-07', 'July 7, 2025'],
    ['2025-01-01', 'January 1, 2025'],
    ['2024-12-31', 'December 31, 2024'],
    ['2024-02-29', 'February 29, 2024'],
    ['2025-07-21T00:00:00.000Z', 'July 21, 2025'],
  ])('an article of %s shows %s', async (day, shown) => {
    const { articleDate } = await inZone(zone);
    expect(articleDate(day)).toBe(shown);
  });

  test.each([
    ['2025-09-16', '16 September 2025'],
    ['2025-10-05', '5 October 2025'],
    ['2025-01-01', '1 January 2025'],
    ['2025-09-16T00:00:00.000Z', '16 September 2025'],
  ])('a legal text of %s shows %s', async (day, shown) => {
    const { legalDate } = await inZone(zone);
    expect(legalDate(day)).toBe(shown);
  });

  test('articles keep their days', async () => {
    await inZone(zone);
    const { articles } = await import('@/lib/articles');
    expect(articles.find(({ id }) => id === 1)?.date).toBe('2025-08-15');
  });
});

test('a day that is none throws instead of showing a text', async () => {
  const { articleDate } = await import('@/lib/dates');
  expect(() => articleDate('soon')).toThrow(RangeError);
});
