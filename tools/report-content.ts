import { reportContent } from './report-content/reportContent';

process.exitCode = await reportContent(process.argv.slice(2));
