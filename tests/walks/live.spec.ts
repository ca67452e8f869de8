import { sites } from '../sites/sites';
import { walkSite } from './walkSite';

walkSite(sites.live);
