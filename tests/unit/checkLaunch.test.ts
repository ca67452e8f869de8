import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchBlockersIn } from '@/tools/launch/blockers';
import { launchReport } from '@/tools/launch/report';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';
import { specification } from './support/specification';

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
    expect(stdout).toContain(`\n${launchBlockersIn(specification).length} launch blockers.`);
  });

  test('shows values of content without running them as commands', () => {
    const what = 'Terms\n::error::x: reviewed is not true';
    const report = launchReport([{ kind: 'legal texts', location: 'content/legal/terms.mdx:2:1', what }]);
    expect(report).toContain('Terms\\u000a::error::x');
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

  const location = (line: number, column = 1) => expect.stringMatching(`company\\.yaml:${line}:${column}$`);
  const real = 'https://forms.real-group.com.au/inquiries';

  test.each<[what: string, change: [before: string | RegExp, after: string], ...blockers: object[]]>([
    ['no copyright line of this year', [/^/, 'copyrightYear: 2026\n']],
    [
      'a copyright line of another year',
      [/^/, 'copyrightYear: 2025\n'],
      { kind: 'copyright', location: location(1), what: 'copyrightYear: 2025, but it is 2026' },
    ],
    [
      'a security contact that has expired',
      ['2999-12-31', '2026-11-22'],
      { kind: 'security contact', what: 'security.txt has expired' },
    ],
    [
      'the contact form without an endpoint',
      [/^ {2}inquiries:\n.*\n/m, ''],
      {
        kind: 'forms',
        location: '/contact',
        what: expect.stringMatching(/contact form/),
        also: 'delivery.inquiries is missing',
      },
    ],
    [
      'the newsletter without an endpoint',
      [/^ {2}subscriptions:\n.*/m, ''],
      {
        kind: 'forms',
        location: '/news-insights',
        what: expect.stringMatching(/Subscribe/),
        also: 'delivery.subscriptions is missing',
      },
    ],
    [
      'a form that delivers nowhere on purpose',
      [real, 'none'],
      { kind: 'forms', location: '/contact', also: 'delivery.inquiries is none' },
    ],
    ...['https://forms.example/inquiries', 'http://localhost:4011/inquiries'].map(
      (url): [string, [string, string], object] => [
        'an endpoint on a reserved domain',
        [real, url],
        {
          kind: 'forms',
          location: location(9, 5),
          what: `/contact sends to ${url}, which is not a real domain`,
        },
      ],
    ),
  ])('include %s: %j', async (_, [before, after], ...blockers) => {
    const folder = await content({ 'company.yaml': ready['company.yaml'].replace(before, after) });
    expect(launchBlockersIn(folder, '2026-11-23')).toMatchObject(blockers);
  });

  test('include a legal text without `reviewed`', async () => {
    const folder = await content({ 'legal/terms-of-service.mdx': '---\ntitle: Terms\n---\n' });
    expect(launchBlockersIn(folder)).toMatchObject([{ kind: 'legal texts' }]);
  });
});
