import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the response headers for a path. */
type HeadersOf = (path: string) => Record<string, string>;

/** Reads the `_headers` file of an export as Netlify and Cloudflare Pages do. Without one, there are no headers. */
export function readHeaders(outDir: string): HeadersOf {
  const file = join(outDir, '_headers');
  const rules = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return (path) =>
    Object.fromEntries(rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers));
}

function parse(text: string) {
  return text.split(/^(?=\/)/m).map((rule) => {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    const headers = lines.map((line) => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1) as [string, string]);
    return { matches: matcherOf(pattern), headers };
  });
}

function matcherOf(pattern: string): (path: string) => boolean {
  const start = pattern.slice(0, -1);
  return pattern.endsWith('*') ? (path) => path.startsWith(start) : (path) => path === pattern;
}
