import { sites } from '../sites/sites';
import { openSite } from './site';
import { walkSite } from './walkSite';

walkSite(openSite(sites.live));
