import { afterEach, expect, test, vi } from 'vitest';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
  vi.resetModules();
});

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'on a machine in %s dates are those of the content',
  async (zone) => {
    process.env.TZ = zone;
    vi.resetModules();
    const { formatDate } = await import('@/lib/content/dates.browser');
    expect(formatDate('2025-07-07', 'article')).toBe('July 7, 2025');
    expect(formatDate('2025-01-01', 'legal')).toBe('1 January 2025');
    expect(() => formatDate('soon', 'article')).toThrow(RangeError);
  },
);
