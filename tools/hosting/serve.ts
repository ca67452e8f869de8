import { missingSite } from '../../lib/node/files';
import { stop } from '../arguments';
import { addressFor, listen } from './listen';
import { siteRecordFile } from './siteRecord';
import { staticServer } from './staticServer';

const options = { script: 'serve', defaultPort: 3000, takesHost: true };
const outDir = 'out';
const address = addressFor(options);

const missing = missingSite(outDir, ['index.html', '404.html', siteRecordFile]);
if (missing) stop(missing);

listen(staticServer(outDir), address, options);
