import { writeLists } from './lists';

/** Makes what is generated from what Contentlayer has compiled. */
export async function prepareContent(): Promise<void> {
  await writeLists({ publicDir: 'public' });
}
