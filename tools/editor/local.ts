import { createServer } from 'node:http';
import { basename } from 'node:path';
import { stop } from '../arguments';
import { addressFor, listen } from '../hosting/listen';
import { staticServer } from '../hosting/staticServer';
import { readCompany } from '../readCompany';
import { bundleEditor } from './bundle';
import { writeSnapshot } from './check/bundleCheck';
import { localConfig } from './config';

const folder = '.generated/editor';
const address = addressFor('editor', 3001);

try {
  const { name } = readCompany('content').values;
  await bundleEditor(folder, localConfig(String(name), basename(process.cwd())));
} catch (error) {
  stop((error as Error).message);
}
console.log(
  'Open this URL in Chrome or Edge and choose the folder of this repository. Ctrl+C stops the editor.',
);
const files = staticServer(folder);
const server = createServer(async (request, response) => {
  // The check needs the files as they are now, for example after Sync Changes.
  if (request.url === '/content.json') await writeSnapshot(folder, 'content').catch(console.error);
  files.emit('request', request, response);
});
listen(server, address);
