import { setTimeout as wait } from 'node:timers/promises';

/**
 * What a check finds; if it finds something, what it finds after a pause of so many seconds, because networks fail for
 * moments. A check that cannot run is an item itself.
 */
export async function confirmed(find: () => Promise<string[]>, pause: number): Promise<string[]> {
  const first = await attempt(find);
  if (first.length === 0) return [];
  await wait(pause * 1000);
  return attempt(find);
}

async function attempt(find: () => Promise<string[]>): Promise<string[]> {
  try {
    return await find();
  } catch (error) {
    return [`This could not be checked: ${(error as Error).message}`];
  }
}
