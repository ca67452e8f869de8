/** Every island. Its code is in `<name>.client.ts` beside this file. */
export const islandNames = ['news', 'contact', 'subscription'] as const;

export type IslandName = (typeof islandNames)[number];
