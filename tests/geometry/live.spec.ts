import { sites } from '../sites/sites';
import { openSite } from '../walks/site';
import { lookAtPages } from './lookAtPages';

lookAtPages(openSite(sites.live));
