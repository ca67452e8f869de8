import { sites } from '../sites/sites';
import { walkSite } from './walkSite';

// The walks pass on other content too: that is what makes an ordinary change of content/ pass them.
walkSite(sites.variant);
