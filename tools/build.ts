import { contentCheck } from './check-content/contentCheck';
import { compileContent } from './compileContent';
import { prepareAssets } from './prepareAssets';

/**
 * The part of `npm run build` before Next.js: checks and compiles the content at the same time, each on a core of
 * its own, then makes all that is generated. Gives the exit code. What is wrong in the content is told in the
 * check's words; Contentlayer's, which say less, come only after a check without a fault.
 */
async function prepareBuild(): Promise<number> {
  const compiling = compileContent();
  // Met where it is awaited: the check has its say first.
  compiling.catch(() => {});
  const fault = await contentCheck([]);
  // Contentlayer takes longer than the check; what does not need it is made meanwhile.
  if (fault === 0) await prepareAssets().finally(() => compiling);
  // Awaited even after a fault: stopped while it writes, it would leave the next build without a cache.
  const { code, output } = await compiling;
  if (fault !== 0) return fault;
  process.stdout.write(output);
  if (code !== 0) return code;
  // Imported only now, for it reads what was compiled as soon as it is.
  const { prepareContent } = await import('./prepareContent');
  await prepareContent();
  return 0;
}

process.exitCode = await prepareBuild();
