import { pagesOfSections, sites } from '../sites/sites';
import { withAllMarkup } from '../walks/markup';
import { openSite } from '../walks/site';
import { lookAtPages } from './lookAtPages';

const site = openSite(sites.variant);
const gallery = site.pages.filter(({ path }) => pagesOfSections.includes(path));

lookAtPages(site, [...new Set([...gallery, ...withAllMarkup(site.pages)])]);
