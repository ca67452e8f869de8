import { spawnSync } from 'node:child_process';
import { skip } from '../skip';

// Without a network, the tests of other engines are skipped.
const options = '--ignore-scripts --no-audit --no-fund';
const { status } = spawnSync(`npm ci --prefix tests/engines ${options}`, { stdio: 'inherit', shell: true });
if (status !== 0) skip('Firefox and WebKit', 'their drivers could not be installed');
