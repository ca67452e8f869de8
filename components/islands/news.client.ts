import { NewsBrowser } from '../news/NewsBrowser';
import { hydrateIsland } from './hydrateIsland';

export const hydrate = hydrateIsland(NewsBrowser);
