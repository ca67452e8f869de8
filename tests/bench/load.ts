import { spawnSync } from 'node:child_process';

export type LoadFigures = {
  path: string;
  perSecond: number;
  median: string;
  slowest: string;
  errors: string;
};

/** Requests a path with 200 connections for a number of seconds. Throws if wrk cannot run. */
export function measureLoad(origin: string, path: string, seconds: number): LoadFigures {
  const connections = ['-t2', '-c200', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br, gzip'];
  const { stdout, error } = spawnSync('wrk', [...connections, `${origin}${path}`], { encoding: 'utf8' });
  if (error) throw new Error(`wrk could not run: ${error.message}`);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1];
  const perSecond = Number(find(/Requests\/sec:\s+([\d.]+)/));
  if (!(perSecond > 0)) throw new Error(`wrk did not measure anything at ${path}:\n${stdout}`);
  return {
    path,
    perSecond,
    median: find(/^\s+50%\s+(\S+)/m) ?? '',
    slowest: find(/^\s+99%\s+(\S+)/m) ?? '',
    errors: find(/(Non-2xx.*|Socket errors.*)/) ?? 'none',
  };
}
