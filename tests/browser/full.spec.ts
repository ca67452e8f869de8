import { sites } from '../sites/sites';
import { testPages } from './pages';

// It has every section, and the longest words.
testPages(sites.full.out);
