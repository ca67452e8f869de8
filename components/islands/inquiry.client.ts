import { DeliveringForm } from '../contact/DeliveringForm';
import { hydrateIsland } from './hydrateIsland';

export const hydrate = hydrateIsland(DeliveringForm);
