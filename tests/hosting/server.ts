import { testAddresses } from './addresses';
import { testEncodings } from './encodings';
import { testHeaders } from './headers';
import { testOddRequests } from './oddRequests';
import { isInstalled, type ServerName, test } from './test';

/** All that is expected of a server with the configuration of this project. */
export function describeServer(server: ServerName): void {
  if (!isInstalled(server)) return;
  test.use({ server });
  testAddresses();
  testHeaders();
  testEncodings();
  testOddRequests();
}
