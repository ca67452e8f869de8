import { pagesOfSections, sites } from '../sites/sites';
import { walkSections } from './sections';
import { openSite } from './site';
import { walkStates } from './states';
import { walkSite } from './walkSite';

// Shows that ordinary content changes do not break these tests.
// Sam Lee has no picture.
walkSite(sites.variant, { paths: [...pagesOfSections, '/people/sam-lee'], looksAtComponents: true });
// These depend on components alone. Only the variant has content for all of them.
const site = openSite(sites.variant);
walkStates(site);
walkSections(site, pagesOfSections);
