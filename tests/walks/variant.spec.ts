import { sites } from '../sites/sites';
import { walkSite } from './walkSite';

// Shows that ordinary content changes do not break these tests.
walkSite(sites.variant);
