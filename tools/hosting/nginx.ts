import type { Redirect } from '../../lib/redirects';
import {
  cleanUrlRedirects,
  compressible,
  everywhere,
  hostFiles,
  typesByExtension,
  typesByPath,
  varying,
} from './definition';

const note = '# Written by the build from tools/hosting/. Do not edit: the next build writes it anew.';

/** What nginx needs outside a server block: maps from URLs to headers and clean URLs. */
export function nginxMaps(): string {
  const [home, page] = cleanUrlRedirects.map(nginxPattern);
  const maps = varying.map(({ header, otherwise = '', values }) =>
    map('$uri', variableOf(header), [
      `default ${quoted(otherwise)};`,
      ...values.flatMap(({ value, paths }) => paths.map((path) => `${matched(path)} ${quoted(value)};`)),
    ]),
  );
  return [
    note,
    // The raw URL: the decoded one could carry a line break into the Location header.
    map('$request_uri', '$site_clean', [
      'default "";',
      `"~${home}" "/$site_query";`,
      `"~${page}" "/$site_path$site_query";`,
    ]),
    map('$status', '$site_allow', ['default "";', '405 "GET, HEAD";']),
    ...maps,
    '',
  ].join('\n');
}

/** The contents of the site's server block, besides `listen`, `server_name` and `root`. */
export function nginxSite(moves: readonly Pick<Redirect, 'from' | 'to'>[]): string {
  const types = compressible
    .map((extension) => typesByExtension[extension])
    .filter((type) => type !== 'text/html');
  const headers = { ...everywhere, Allow: '$site_allow' };
  return `${note}
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/javascript text/plain application/xml;
default_type application/octet-stream;
types {
${lines(Object.entries(typesByExtension).map(([extension, type]) => `    ${type} ${extension};`))}
}

# Files that npm run compress has made are sent as they are; others are compressed on the way.
gzip_static on;
gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types ${[...types, ...Object.values(typesByPath)].join(' ')};

# Empty ones are not sent. A location with an add_header of its own would lose them all.
${lines(Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`))}
${lines(varying.map(({ header }) => `add_header ${header} ${variableOf(header)} always;`))}

error_page 404 /404.html;
if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
if ($site_clean) { return 308 $site_clean; }

location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
location = /404 { return 404; }
location = /404.html { internal; }
location ~ ^/(?:${hostFiles.join('|')})$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }
${lines(Object.entries(typesByPath).map(([path, type]) => `location = ${path} { types { } default_type ${type}; }`))}
${lines(moves.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`))}`;
}

/** For servers with ngx_brotli's static module. */
export const nginxBrotli = `${note}\nbrotli_static on;\n`;

function map(source: string, variable: string, entries: readonly string[]): string {
  return `\nmap ${source} ${variable} {\n${lines(entries.map((entry) => `    ${entry}`))}\n}`;
}

/** The same pattern in PCRE. The groups become variables of the server, hence the prefix. */
function nginxPattern(pattern: string): string {
  return pattern.replaceAll('(?P<', '(?<site_');
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function matched(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1)}` : path;
}

function quoted(value: string): string {
  return `"${value}"`;
}

function lines(items: readonly string[]): string {
  return items.join('\n');
}
