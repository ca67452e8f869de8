import { sites } from '../sites/sites';
import { walkUrls } from '../walks/walkSite';

walkUrls(sites.rebranded);
