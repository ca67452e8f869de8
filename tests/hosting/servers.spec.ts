import { testEncodings } from './encodings';
import { findProgram } from './findProgram';
import { testHeaders } from './headers';
import { testInvalidRequests } from './invalidRequests';
import { type ServerName, test } from './test';
import { testUrls } from './urls';

// In one worker, because each compresses the export.
test.describe.configure({ mode: 'default' });

for (const server of ['nginx', 'caddy'] satisfies ServerName[])
  test.describe(server, () => {
    test.use({ server });
    test.skip(!findProgram(server), `${server} is not installed`);
    testUrls();
    testHeaders();
    testEncodings();
    testInvalidRequests();
  });
