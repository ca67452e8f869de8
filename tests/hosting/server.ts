import { testEncodings } from './encodings';
import { testHeaders } from './headers';
import { testInvalidRequests } from './invalidRequests';
import { isInstalled, type ServerName, test } from './test';
import { testUrls } from './urls';

/** Defines the tests of a server that runs with the generated configuration. */
export function describeServer(server: ServerName): void {
  if (!isInstalled(server)) return;
  // In one worker, because each compresses the export.
  test.describe.configure({ mode: 'default' });
  test.use({ server });
  testUrls();
  testHeaders();
  testEncodings();
  testInvalidRequests();
}
