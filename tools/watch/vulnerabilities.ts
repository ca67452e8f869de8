import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { filesBelow } from '../../lib/node/files';
import { preactForReact } from '../build/post-process/preact';

const execute = promisify(execFile);

type Advisory = { title: string; url: string; severity: string };

type Audit = {
  vulnerabilities?: Record<
    string,
    {
      /** Advisories of the package itself, and names of packages that it depends on. */
      via: (Advisory | string)[];
      /** Its folders. */
      nodes: string[];
    }
  >;
  message?: string;
};

/** A line for each known vulnerability of a package whose code runs in visitors' browsers, whatever its severity. */
export async function visitorVulnerabilities(): Promise<string[]> {
  const folders = await visitorPackages();
  const { vulnerabilities, message } = await audit();
  if (!vulnerabilities) throw new Error(`npm audit did not run: ${message}`);
  return Object.entries(vulnerabilities)
    .filter(([, { nodes }]) => nodes.some((node) => folders.includes(node)))
    .flatMap(([name, { via }]) =>
      via.flatMap((advisory) =>
        typeof advisory === 'string'
          ? []
          : [`${name}: ${advisory.severity}: [${advisory.title}](${advisory.url})`],
      ),
    )
    .sort();
}

/** The folders of the packages whose code is in a script of a page, such as `node_modules/preact`. */
export async function visitorPackages(): Promise<string[]> {
  const scripts = (await filesBelow('components')).filter((file) => file.endsWith('.client.ts'));
  const { metafile } = await build({
    entryPoints: scripts.map((file) => `components/${file}`),
    ...{ bundle: true, write: false, outdir: '.', metafile: true, logLevel: 'silent' },
    // As in the build, which leaves out React and code for development.
    ...{
      minify: true,
      format: 'esm',
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: preactForReact,
    },
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const folders = files.flatMap(
    (file) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

/** What npm knows about the packages of the lock file. It exits with 1 if there is something, and prints JSON either way. */
async function audit(): Promise<Audit> {
  const { stdout } = await execute('npm', ['audit', '--json'], { maxBuffer: 64 << 20 }).catch((error) => {
    if (!error.stdout) throw error;
    return error;
  });
  return JSON.parse(stdout);
}
