import { sites } from '../sites/sites';
import { openSite } from '../walks/site';
import { lookAtPages, pagesToLookAt } from './lookAtPages';

const site = openSite(sites.live);

lookAtPages(site, pagesToLookAt(site));
