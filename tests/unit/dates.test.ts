import { afterEach, expect, test } from 'vitest';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'on a machine in %s dates are those of the content',
  async (zone) => {
    process.env.TZ = zone;
    // The query makes it a new module, which is loaded in this zone.
    const { formatDate } = await import(/* @vite-ignore */ `../../lib/content/dates.browser?zone=${zone}`);
    expect(formatDate('2025-07-07', 'article')).toBe('July 7, 2025');
    expect(formatDate('2025-01-01', 'legal')).toBe('1 January 2025');
    expect(() => formatDate('soon', 'article')).toThrow(RangeError);
  },
);
