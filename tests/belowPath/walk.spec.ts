import { sites } from '../sites/sites';
import { walkSite } from '../walks/walkSite';

walkSite(sites.belowPath);
