import { availableParallelism } from 'node:os';

/** Runs a task for every item, one more at once than there are cores, so that none waits for a disk. */
export async function inTurns<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
}
