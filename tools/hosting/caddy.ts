import type { Redirect } from '../../lib/redirects';
import { siteUrl } from '../../lib/site';
import {
  cleanUrlRedirects,
  everywhere,
  hostFiles,
  typesByExtension,
  typesByPath,
  varying,
} from './definition';

/** A Caddyfile for the site. SITE_ADDRESS and SITE_ROOT override where it listens and what it serves. */
export function caddyfile(moves: readonly Pick<Redirect, 'from' | 'to'>[]): string {
  return `# Written by the build from tools/hosting/. Do not edit: the next build writes it anew.
{$SITE_ADDRESS:${siteUrl}} {
	root * {$SITE_ROOT:/var/www/site}

	# In this order: Caddy's own would let the general value of a header win over the special one.
	route {
		header {
${lines([...Object.entries(everywhere), ...general()].map(([name, value]) => `			${name} "${value}"`))}
		}
${lines(special())}

		# Set last, over what the file server adds: shared caches must keep the encodings apart.
		header {
			-Server
			Vary Accept-Encoding
			defer
		}

		@wrongMethod not method GET HEAD
		header @wrongMethod Allow "GET, HEAD"
		error @wrongMethod 405
		# No file can have such a name, and looking for one would end in a fault of the server.
		@noName path_regexp \\x00|[^/]{250}|^.{1000}.{1000}
		error @noName 404

${lines(cleanUrlRedirects.map(cleaning))}
${lines(moves.map(moving))}
		@hidden {
			path ${hostFiles.map((file) => `/${file}`).join(' ')} /404 */.* *.br *.gz
			not path /.well-known/*
		}
		error @hidden 404

		try_files {path} {path}.html
		# What npm run compress has made is sent as it is; the rest is compressed on the way.
		encode gzip
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
			# The headers of the file that is not there must not go with the page that says so.
			header {
				Content-Type "text/html; charset=utf-8"
${lines(general().map(([name, value]) => `				${name} "${value}"`))}
			}
			header -Server
			@notFound expression {http.error.status_code} == 404
			rewrite @notFound /404.html
			file_server @notFound {
				precompressed br gzip
			}
		}
	}
}
`;
}

function general(): [string, string][] {
  return varying.flatMap(({ header, otherwise }) => (otherwise === undefined ? [] : [[header, otherwise]]));
}

function special(): string[] {
  const byExtension = Object.entries(typesByExtension).map(([extension, type]) =>
    headerFor(
      [`*.${extension}`],
      'Content-Type',
      /^text|\/xml$/.test(type) ? `${type}; charset=utf-8` : type,
    ),
  );
  const byPath = Object.entries(typesByPath).map(([path, type]) => headerFor([path], 'Content-Type', type));
  const others = varying.flatMap(({ header, values }) =>
    values.map(({ value, paths }) => headerFor(paths, header, value)),
  );
  return [...byExtension, ...byPath, ...others];
}

function headerFor(paths: readonly string[], header: string, value: string): string {
  const name = `@${[header, ...paths].join('-').replace(/\W+/g, '_').toLowerCase()}`;
  return `		${name} path ${paths.join(' ')}\n		header ${name} ${header} "${value}"`;
}

function cleaning(pattern: string, index: number): string {
  const [path, name] = [pattern.includes('<path>') ? `{re.clean${index}.path}` : '', `@unclean${index}`];
  return `		${name} vars_regexp clean${index} {http.request.orig_uri} ${pattern}
		redir ${name} /${path}{re.clean${index}.query} 308`;
}

function moving({ from, to }: Pick<Redirect, 'from' | 'to'>, index: number): string {
  const name = `@moved${index}`;
  return `		${name} vars_regexp moved${index} {http.request.orig_uri} ^${from}(?P<query>\\?.*)?$
		redir ${name} ${to}{re.moved${index}.query} 301`;
}

function lines(items: readonly string[]): string {
  return items.join('\n');
}
