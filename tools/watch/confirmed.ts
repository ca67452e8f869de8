import { setTimeout as wait } from 'node:timers/promises';

/**
 * What a check finds; if it finds something, what it finds after a pause of so many seconds, because networks fail for
 * moments. A check that cannot run is an item itself.
 */
export async function confirmed(find: () => Promise<string[]>, pause: number): Promise<string[]> {
  const attempt = () => find().catch(({ message }: Error) => [`This could not be checked: ${message}`]);
  const first = await attempt();
  if (first.length === 0) return [];
  await wait(pause * 1000);
  return attempt();
}
