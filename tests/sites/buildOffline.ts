import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from '../../lib/node/files';
import { skip } from '../skip';
import { copyProject } from './copyProject';

const isRoot = process.getuid?.() === 0;

/**
 * Wraps a command to run as on a host that builds: in a network namespace with only loopback, with the packages
 * mounted, with an empty home folder, and without root's privileges.
 */
function isolated(folder: string, packages: string, command: string): [string, string[]] {
  const user = isRoot ? 'setpriv --reuid=65534 --regid=65534 --clear-groups' : '';
  const setUp = [
    'ip link set lo up',
    ...(isRoot ? [`chown -R 65534:65534 '${folder}'`] : []),
    `mount --bind '${packages}' '${folder}/node_modules'`,
  ];
  const home = `env HOME='${folder}/home' NODE_ENV=production`;
  return [
    'unshare',
    [isRoot ? '-nm' : '-rnm', 'sh', '-c', [...setUp, `${user} ${home} ${command}`].join(' && ')],
  ];
}

/** Links the packages that `npm ci --omit=dev` installs into a folder. */
async function linkProductionPackages(folder: string): Promise<void> {
  execFileSync('cp', ['-al', 'node_modules', folder]);
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const development = Object.keys(packages).filter((path) => packages[path].dev);
  await Promise.all(
    development.map((path) =>
      rm(join(folder, path.replace('node_modules/', '')), { recursive: true, force: true }),
    ),
  );
}

/**
 * Builds the site offline from a clean copy without development packages and compares every file with `out/`. The
 * previous export must stay in place until the new one is complete.
 */
async function buildOffline(folder: string, packages: string): Promise<string[]> {
  await copyProject(folder);
  await mkdir(join(folder, 'home'));
  await mkdir(join(folder, 'out'));
  await writeFile(join(folder, 'out/index.html'), 'the last good export');
  const partial = await build(folder, packages);
  if (partial) return [`out/ changed before the new export was complete: ${partial}`];
  const found = await differences('out', join(folder, 'out'));
  for (const file of found.filter((text) => text.endsWith(' differs')))
    await printDifference(file.replace(/ differs$/, ''), folder);
  return found;
}

/** Prints where two versions of a file first differ, to find out why. */
async function printDifference(file: string, folder: string): Promise<void> {
  const paths = [join('out', file), join(folder, 'out', file)];
  const [ours = '', theirs = ''] = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  let start = 0;
  while (start < ours.length && ours[start] === theirs[start]) start += 1;
  for (const text of [ours, theirs]) console.log(text.slice(Math.max(0, start - 100), start + 200));
}

/** Builds and returns the files in `out/` if they changed before the new export was complete. */
function build(folder: string, packages: string): Promise<string | undefined> {
  const [program, args] = isolated(folder, packages, 'npm run build');
  const child = spawn(program, args, { cwd: folder, stdio: 'inherit' });
  let partial: string | undefined;
  const isUnfinished = () => existsSync(join(folder, '.export'));
  const watch = setInterval(() => {
    if (!isUnfinished()) return;
    const files = existsSync(join(folder, 'out')) ? String(readdirSync(join(folder, 'out'))) : 'nothing';
    // The new export may have been moved into place between the two checks.
    if (files !== 'index.html' && isUnfinished()) partial = files;
  }, 20);
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) done(partial);
      else failed(new Error(`The offline build failed with exit code ${code}.`));
    });
  });
}

/** Returns the differences between two exports. */
async function differences(one: string, two: string): Promise<string[]> {
  const [ours, theirs] = [new Set(await filesBelow(one)), new Set(await filesBelow(two))];
  const unmatched = [
    ...[...ours].filter((file) => !theirs.has(file)).map((file) => `${file} is only in ${one}`),
    ...[...theirs].filter((file) => !ours.has(file)).map((file) => `${file} is only in ${two}`),
  ];
  const common = [...ours].filter((file) => theirs.has(file));
  const equal = await Promise.all(
    common.map(async (file) => (await readFile(join(one, file))).equals(await readFile(join(two, file)))),
  );
  return [...unmatched, ...common.filter((_, index) => !equal[index]).map((file) => `${file} differs`)];
}

// The space is for paths of users' machines.
const folder = await mkdtemp(join(tmpdir(), 'offline build-'));
// Beside the packages, because links cannot leave their file system.
const packages = resolve('.sites/production-packages');
try {
  await mkdir(join(folder, 'node_modules'));
  await rm(packages, { recursive: true, force: true });
  await mkdir(dirname(packages), { recursive: true });
  const [program, args] = isolated(folder, folder, 'true');
  if (spawnSync(program, args).status !== 0) {
    skip('offline build', 'this machine cannot create a network namespace (unshare, ip, mount, setpriv)');
  } else {
    await linkProductionPackages(packages);
    const found = await buildOffline(folder, packages);
    console.log(found.length > 0 ? found.join('\n') : 'The offline build produced the same files.');
    if (found.length > 0) process.exitCode = 1;
  }
} finally {
  await Promise.all([folder, packages].map((path) => rm(path, { recursive: true, force: true })));
}
