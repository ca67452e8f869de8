import { sites } from '../sites/sites';
import { testPages } from './pages';

testPages(sites.live.out);
