import { stop } from '../arguments';
import { missingSite } from '../files';
import { addressFor, listen } from './listen';
import { siteRecordFile } from './siteRecord';
import { staticServer } from './staticServer';

const outDir = 'out';
const address = addressFor('serve', 3000);

const missing = missingSite(outDir, ['index.html', '404.html', siteRecordFile]);
if (missing) stop(missing);

listen(staticServer(outDir), address);
