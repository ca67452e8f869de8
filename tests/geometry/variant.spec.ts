import { pagesOfSections, sites } from '../sites/sites';
import { withAllMarkup } from '../walks/markup';
import { openSite } from '../walks/site';
import { lookAtPages } from './lookAtPages';

const site = openSite(sites.variant);
// The words and lines of the article are too long for their places.
const paths = [...pagesOfSections, '/news-insights/long-words-and-lines'];
const gallery = site.pages.filter(({ path }) => paths.includes(path));

lookAtPages(site, withAllMarkup(site.pages, gallery));
