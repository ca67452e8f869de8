import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchBlockersIn } from '@/tools/launch/blockers';
import { launchReport } from '@/tools/launch/report';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';
import { contentCopy, specification } from './support/specification';

const ready = {
  'company.yaml': [
    'name: Real Group',
    'url: https://www.real-group.com.au',
    'email: hello@real-group.com.au',
    'phone: (03) 9123 4567',
    'abn: 51 824 753 556',
    'security: { expires: 2999-12-31 }',
    'delivery:',
    '  inquiries:',
    '    url: https://forms.real-group.com.au/inquiries',
    '  subscriptions:',
    '    url: https://forms.real-group.com.au/subscriptions',
  ].join('\n'),
  'ventures/one.yaml': 'name: One\nurl: https://one.com.au\n',
  'ventures/two.yaml': 'name: Two\n',
  'legal/terms-of-service.mdx': '---\ntitle: Terms\nreviewed: true\n---\n',
};

/** A content folder that is ready to launch except for some files. */
function content(changes: Record<string, string> = {}): Promise<string> {
  return temporaryFolder({ ...ready, ...changes });
}

describe('npm run check:launch', () => {
  test("lists every kind of launch blocker of the specification's content and fails", {
    timeout: 30_000,
  }, async () => {
    const { code, stdout, stderr } = await runTool('launch/check-launch.ts', { args: [specification] });
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /specification.company\.yaml:\d+:1 phone: \(03\) 5550 0100 \(listed at .*company\.yaml:\d+:5\)/,
    );
    expect(stdout).toMatch(/contact form/);
    expect(stdout).toMatch(/newsletter/);
    expect(stdout).toMatch(/privacy-policy\.mdx:\d+:1 .*reviewed/);
    expect(stdout).toMatch(/company\.yaml:\d+:1 url: .*\.example, which is not a real domain/);
  });

  test('lists as many launch blockers as it counts', async () => {
    const { stdout } = await callTool('launch/check-launch.ts', { args: [specification] });
    const total = Number(/^(\d+) launch blockers\.$/m.exec(stdout)?.[1]);
    expect(total).toBe(launchBlockersIn(specification).length);
  });

  test('shows values of content without running them as commands', () => {
    const what = 'Terms\n::error::x: reviewed is not true';
    const report = launchReport([{ kind: 'legal texts', location: 'content/legal/terms.mdx:2:1', what }]);
    expect(report).toContain('Terms\\u000a::error::x');
  });

  test('fails if only the forms are left', async () => {
    const idle = { 'company.yaml': ready['company.yaml'].replace(/^delivery:[\s\S]*/m, '') };
    const { code, stdout } = await callTool('launch/check-launch.ts', { args: [await content(idle)] });
    expect(code).toBe(1);
    expect(stdout).toContain('2 launch blockers.');
    expect(stdout).not.toContain('company.yaml');
  });

  test.each([[['--help']], [['content', 'more']]])('prints its usage for %j', async (args) => {
    const { code, stderr } = await callTool('launch/check-launch.ts', { args });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Usage: npm run check:launch/);
  });

  test.each([
    ['a folder that is not there', {}, 'nowhere'],
    ['a file that cannot be read', { 'company.yaml': 'name: "open' }, '.'],
    ['front matter that cannot be read', { 'legal/terms-of-service.mdx': 'no fields' }, '.'],
  ])('could not run with %s', async (_, changes: Record<string, string>, below) => {
    const args = [join(await content(changes), below)];
    const { code, stderr } = await callTool('launch/check-launch.ts', { args });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The check could not run: .*(?:missing|cannot be read)/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('the launch blockers', () => {
  test('are empty if the facts are real, the legal texts are approved and the forms deliver', async () => {
    const blockers = launchBlockersIn(await content());
    expect(blockers).toEqual([]);
    expect(launchReport(blockers)).toBe('No launch blockers: the site is ready to launch.');
  });

  test('have the locations of a placeholder and its list item, also with Windows line endings', async () => {
    const text = 'order: 1\nsummary: Words.\nplaceholders:\n  - summary\n'.replaceAll('\n', '\r\n');
    const folder = await content({ 'ventures/two.yaml': `\uFEFF${text}` });
    const path = join(folder, 'ventures/two.yaml');
    expect(launchBlockersIn(folder)).toEqual([
      {
        kind: 'placeholders',
        location: `${path}:2:1`,
        what: 'summary: Words.',
        also: `listed at ${path}:4:5`,
      },
    ]);
  });

  test.each([
    ['url', 'https://www.real-group.com.au', 'https://group.example'],
    ['email', 'hello@real-group.com.au', 'hello@example.com'],
    ['phone', '(03) 9123 4567', '0491 570 006'],
    ['phone', '(03) 9123 4567', '1300 975 707'],
    ['phone', '(03) 9123 4567', '13 00 00'],
    ['phone', '(03) 9123 4567', '(03) 5550 0100'],
    ['abn', '51 824 753 556', '00 000 000 000'],
  ])('include a made-up %s that is not listed as a placeholder', async (name, real, madeUp) => {
    const folder = await content({ 'company.yaml': ready['company.yaml'].replace(real, madeUp) });
    const found = launchBlockersIn(folder).filter(({ kind }) => kind === 'placeholders');
    expect(found).toHaveLength(1);
    expect(found[0]?.what).toBe(`${name}: ${madeUp}`);
  });

  test('include a copyright line of another year', async () => {
    const text = `copyrightYear: 2025\n${ready['company.yaml']}`;
    const folder = await content({ 'company.yaml': text });
    const location = `${join(folder, 'company.yaml')}:1:1`;
    expect(launchBlockersIn(folder, '2025-12-31')).toEqual([]);
    expect(launchBlockersIn(folder, '2026-01-01')).toEqual([
      { kind: 'copyright', location, what: 'copyrightYear: 2025, but it is 2026' },
    ]);
  });

  test('include a security contact that has expired', async () => {
    const text = ready['company.yaml'].replace('2999-12-31', '2026-11-22');
    const folder = await content({ 'company.yaml': text });
    expect(launchBlockersIn(folder, '2026-11-23')).toMatchObject([
      { kind: 'security contact', what: 'security.txt has expired' },
    ]);
  });

  test('include a legal text without `reviewed`', async () => {
    const folder = await content({ 'legal/terms-of-service.mdx': '---\ntitle: Terms\n---\n' });
    expect(launchBlockersIn(folder)).toMatchObject([{ kind: 'legal texts' }]);
  });

  test.each([
    ['inquiries', '/contact', /contact form/],
    ['subscriptions', '/news-insights', /Subscribe/],
  ])('include the form whose endpoint is missing from %s', async (name, page, what) => {
    const lines = new RegExp(`^  ${name}:\\n    url: .*\\n?`, 'm');
    const folder = await content({ 'company.yaml': ready['company.yaml'].replace(lines, '') });
    expect(launchBlockersIn(folder)).toEqual([
      {
        kind: 'forms',
        location: page,
        what: expect.stringMatching(what),
        also: `delivery.${name} is missing`,
      },
    ]);
  });

  test('include a form that delivers nowhere on purpose', async () => {
    const text = ready['company.yaml'].replace(/https:.*\/inquiries/, 'none');
    expect(launchBlockersIn(await content({ 'company.yaml': text }))).toMatchObject([
      { kind: 'forms', location: '/contact', also: 'delivery.inquiries is none' },
    ]);
  });

  test.each(['https://forms.example/inquiries', 'http://localhost:4011/inquiries'])(
    'include an endpoint on a reserved domain: %s',
    async (url) => {
      const real = 'https://forms.real-group.com.au/inquiries';
      const folder = await content({ 'company.yaml': ready['company.yaml'].replace(real, url) });
      const location = `${join(folder, 'company.yaml')}:9:5`;
      expect(launchBlockersIn(folder)).toEqual([
        { kind: 'forms', location, what: `/contact sends to ${url}, which is not a real domain` },
      ]);
    },
  );

  test('no longer include a placeholder that was replaced', async () => {
    const folder = await contentCopy();
    const before = launchBlockersIn(folder);
    const path = join(folder, 'company.yaml');
    const company = await readFile(path, 'utf8');
    const supplied = company.replace('(03) 5550 0100', '(03) 9123 4567').replace(/^ {2}- phone\r?\n/m, '');
    await writeFile(path, supplied);
    expect(launchBlockersIn(folder)).toHaveLength(before.length - 1);
  });
});
