import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Locked = {
  version: string;
  license?: string;
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};

const locked = (folder: string): Record<string, Locked> =>
  JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages;
const lock = locked('.');
const apart = ['tests/bench', 'tests/engines'].map(locked);

const packages = [lock, ...apart]
  .flatMap(Object.entries<Locked>)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }));

// The copyleft of MPL-2.0 covers only its own files, which are unchanged.
const permissive =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Zlib'.split(
    ' ',
  );

/** Packages with another licence, and why they are allowed. */
const explained: Record<string, string> = {
  'caniuse-lite': 'CC-BY-4.0 for data about browsers, which the build reads and the site does not hold',
  '@cspell/dict-django':
    'WTFPL; only the spelling check reads the dictionaries, and the site does not hold them',
  '@cspell/dict-en-au': 'LGPL-3.0, as above',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0, as above',
  '@contentlayer2/source-remote-files': 'says nothing; part of Contentlayer, which is MIT',
  format: 'says nothing; its read-me file says MIT',
  'svg-tags': 'the lock file says nothing; its LICENSE file is the MIT licence',
};

/** libvips, which sharp loads during the build; it is not part of the site. */
const isBuildLibrary = (name: string) => name.startsWith('@img/sharp-');

/** Install scripts that do not run, and why they are not needed. */
const withoutTheirScript: Record<string, string> = {
  contentlayer2: 'compiles the content, which every build does itself',
  esbuild: 'only checks the program that comes in a package for each platform',
  fsevents: 'comes compiled; only for macOS',
  protobufjs: 'only warns about the range of versions in package.json',
};

function isPermissive(licence: string): boolean {
  const bare = licence.replace(/^\(|\)$/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => permissive.includes(part)));
}

describe('every package', () => {
  test('has a permissive licence or an explanation', () => {
    expect(packages.length).toBeGreaterThan(400);
    const others = packages
      .filter(({ name, license = '' }) => !isPermissive(license) && !explained[name] && !isBuildLibrary(name))
      .map(({ name, license }) => `${name}: ${license}`);
    expect(others).toEqual([]);
  });

  test('with an install script is listed, and no install script runs', () => {
    const wanting = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(wanting.filter((name) => !withoutTheirScript[name])).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  test('comes from the registry with its checksum', () => {
    const others = packages.filter(
      // The lock file may omit the registry's URLs. Packages from elsewhere have one of git, a file or plain HTTP.
      ({ resolved = '', integrity = '' }) =>
        /^(?:git|ssh|file:|http:)/.test(resolved) || !integrity.startsWith('sha512-'),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

// An update can drop the entries of other platforms, and npm ci fails there alone.
test('the lock file has an entry for every optional package of every platform', () => {
  const entries = new Set(packages.flatMap(({ name, version }) => [name, `${name} ${version}`]));
  const optional = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).map(([name, range]) =>
      /^\d/.test(range) ? `${name} ${range}` : name,
    ),
  );
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter((entry) => !entries.has(entry))).toEqual([]);
});
