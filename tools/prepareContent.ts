import { writeLists } from './lists';
import { planPages } from './pages/plan';

/** Makes what is generated from what Contentlayer has compiled. */
export async function prepareContent(): Promise<void> {
  await Promise.all([writeLists({ publicDir: 'public' }), planPages()]);
}
