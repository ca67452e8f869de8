import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesBelow } from '../../tools/files';
import { skip } from '../skip';
import { copyProject } from './copyProject';

/**
 * Runs a command with a network of its own that holds nothing but loopback, and with this project's
 * packages in another folder; whoever is not root is root of nothing else.
 */
function isolated(folder: string, command: string): [string, string[]] {
  const setUp = `ip link set lo up && mount --bind '${resolve('node_modules')}' '${folder}/node_modules'`;
  return ['unshare', [process.getuid?.() === 0 ? '-nm' : '-rnm', 'sh', '-c', `${setUp} && ${command}`]];
}

/**
 * Builds the site again where no network can be reached, in a folder without anything made before, and
 * compares every file with the export in `out/`. While it builds, the export that stands there must stay.
 */
async function buildOffline(folder: string): Promise<string[]> {
  await copyProject(folder);
  await mkdir(join(folder, 'out'));
  await writeFile(join(folder, 'out/index.html'), 'the last good export');
  const standing = await build(folder);
  if (standing) return [`out/ changed before the new export was whole: ${standing}`];
  return differences('out', join(folder, 'out'));
}

/** Builds, and returns what stood in `out/` when it was no longer the last export and not yet the new one. */
function build(folder: string): Promise<string | undefined> {
  const [program, args] = isolated(folder, 'npm run build');
  const child = spawn(program, args, { cwd: folder, stdio: 'inherit' });
  let disturbed: string | undefined;
  const isUnfinished = () => existsSync(join(folder, '.export'));
  const watch = setInterval(() => {
    if (!isUnfinished()) return;
    const standing = existsSync(join(folder, 'out')) ? String(readdirSync(join(folder, 'out'))) : 'nothing';
    // It may have been put in place between the two looks.
    if (standing !== 'index.html' && isUnfinished()) disturbed = standing;
  }, 20);
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) done(disturbed);
      else failed(new Error(`The build without a network ended with ${code}.`));
    });
  });
}

/** What two exports do not have in common. */
async function differences(one: string, two: string): Promise<string[]> {
  const [ours, theirs] = [new Set(await filesBelow(one)), new Set(await filesBelow(two))];
  const lone = [
    ...[...ours].filter((file) => !theirs.has(file)).map((file) => `${file} is only in ${one}`),
    ...[...theirs].filter((file) => !ours.has(file)).map((file) => `${file} is only in ${two}`),
  ];
  const common = [...ours].filter((file) => theirs.has(file));
  const equal = await Promise.all(
    common.map(async (file) => (await readFile(join(one, file))).equals(await readFile(join(two, file)))),
  );
  return [...lone, ...common.filter((_, index) => !equal[index]).map((file) => `${file} differs`)];
}

const folder = await mkdtemp(join(tmpdir(), 'offline-'));
try {
  await mkdir(join(folder, 'node_modules'));
  const [program, args] = isolated(folder, 'true');
  if (spawnSync(program, args).status !== 0) {
    skip('the build without a network', 'this machine makes no network namespace (unshare, ip, mount)');
  } else {
    const found = await buildOffline(folder);
    console.log(found.length > 0 ? found.join('\n') : 'The build without a network gave the same files.');
    if (found.length > 0) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
