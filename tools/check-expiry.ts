import { checkExpiry } from './check-launch/checkLaunch';

process.exitCode = await checkExpiry(process.argv.slice(2));
