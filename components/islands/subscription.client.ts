import { SubscriptionForm } from '../news/SubscriptionForm';
import { hydrateIsland } from './hydrateIsland';

export const hydrate = hydrateIsland(SubscriptionForm);
