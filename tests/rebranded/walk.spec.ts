import { sites } from '../sites/sites';
import { openSite } from '../walks/site';
import { walkUrls } from '../walks/walkSite';

walkUrls(openSite(sites.rebranded));
