import { pagesOfSections, sites } from '../sites/sites';
import { walkSections } from './sections';
import { openSite } from './site';
import { walkStates } from './states';
import { walkSite } from './walkSite';

const site = openSite(sites.variant);
// Shows that ordinary content changes do not break these tests.
// Sam Lee has no picture.
walkSite(site, { paths: [...pagesOfSections, '/people/sam-lee'], looksAtComponents: true });
// These depend on components alone. Only the variant has content for all of them.
walkStates(site);
walkSections(site, pagesOfSections);
