import { checkLaunch } from './check-launch/checkLaunch';

process.exitCode = await checkLaunch(process.argv.slice(2));
