import { ContactForm } from '../contact/ContactForm';
import { hydrateIsland } from './hydrateIsland';

export const hydrate = hydrateIsland(ContactForm);
