import { findProgram } from '../servers/findProgram';
import { testEncodings } from './encodings';
import { testHeaders } from './headers';
import { testInvalidRequests } from './invalidRequests';
import { test } from './test';
import { testUrls } from './urls';

// In one worker, because each starts servers.
test.describe.configure({ mode: 'default' });

test.describe('nginx', () => {
  test.skip(!findProgram('nginx'), 'nginx is not installed');
  testUrls();
  testHeaders();
  testEncodings();
  testInvalidRequests();
});
