import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchBlockersIn } from '@/tools/launch/blockers';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { specification } from './support/specification';

const ready = {
  'company.yaml': [
    'name: Real Group',
    'url: https://www.real-group.com.au',
    'email: hello@real-group.com.au',
    'phone: (03) 9123 4567',
    'abn: 51 824 753 556',
    'legalName: Real Group Pty Ltd',
    'acn: none',
    'licence: none',
    'security: { expires: 2999-12-31 }',
    'delivery:',
    '  overseas: none',
    '  inquiries:',
    '    url: https://forms.real-group.com.au/inquiries',
    '  subscriptions:',
    '    url: https://forms.real-group.com.au/subscriptions',
  ].join('\n'),
  'pages/contact.md': '---\ntitle: Contact\nsections: [{ type: contact, heading: Write }]\n---\n',
  'pages/news-insights.md': '---\ntitle: News\nsections: [{ type: newsletter, heading: Letters }]\n---\n',
  'ventures/one.yaml': 'name: One\nurl: https://one.com.au\n',
  'ventures/two.yaml': 'name: Two\n',
  'legal/terms-of-service.md': '---\ntitle: Terms\nreviewed: true\n---\n',
};

/** A content folder that is ready to launch except for some files. */
function content(changes: Record<string, string> = {}): Promise<string> {
  return temporaryFolder({ ...ready, ...changes });
}

describe('npm run check:launch', () => {
  test("lists every kind of launch blocker of the specification's content and fails", async () => {
    const { code, stdout, stderr } = await callTool('launch/checkLaunch.ts', { args: [specification] });
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/company\.yaml:\d+:1 phone: \(03\) 5550 0100 \(listed at .*company\.yaml:\d+:5\)/);
    expect(stdout).toMatch(/contact form/);
    expect(stdout).toMatch(/newsletter/);
    expect(stdout).toMatch(/privacy-policy\.md:\d+:1 .*reviewed/);
    expect(stdout.match(/company\.yaml:\d+:1 url: /g)).toHaveLength(1);
    expect(stdout).toContain(`\n${launchBlockersIn(specification).length} launch blockers.`);
  });

  test.each([
    ['a folder that is not there', {}, 'nowhere'],
    ['a file that cannot be read', { 'company.yaml': 'name: "open' }, '.'],
  ])('could not run with %s', async (_, changes: Record<string, string>, below) => {
    const args = [join(await content(changes), below)];
    const { code, stderr } = await callTool('launch/checkLaunch.ts', { args });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The check could not run: .*(?:missing|cannot be read)/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('the launch blockers', () => {
  /** Each in one line, with paths in the folder. */
  const blockersIn = (folder: string) =>
    launchBlockersIn(folder, '2026-11-23').map(({ kind, location, what, also }) =>
      [kind, location, what, also].join(' | ').replaceAll(`${folder}/`, ''),
    );

  test('are empty if the facts are real, the legal texts are approved and the forms deliver', async () => {
    expect(blockersIn(await content())).toEqual([]);
  });

  test('have the locations of a placeholder and its list item, also with Windows line endings', async () => {
    const text = 'order: 1\nsummary: Words.\nplaceholders:\n  - summary\n'.replaceAll('\n', '\r\n');
    expect(blockersIn(await content({ 'ventures/two.yaml': `\uFEFF${text}` }))).toEqual([
      'placeholders | ventures/two.yaml:2:1 | summary: Words. | listed at ventures/two.yaml:4:5',
    ]);
  });

  test('are the words that a page lists as placeholders, with their locations', async () => {
    const page = `---
title: Our story
description: Why we are here.
sections:
  - type: hero
    heading: Our story
  - type: cards
    heading: How we plan
placeholders: [description, text, hero, how-we-plan]
---

A text.
`;
    expect(blockersIn(await content({ 'pages/about.md': page }))).toEqual([
      'words of pages | pages/about.md:3:1 | about: description: Why we are here. | listed at pages/about.md:9:16',
      'words of pages | pages/about.md:12:1 | about: text | listed at pages/about.md:9:29',
      'words of pages | pages/about.md:5:5 | about: section hero: Our story | listed at pages/about.md:9:35',
      'words of pages | pages/about.md:7:5 | about: section how-we-plan: How we plan | listed at pages/about.md:9:41',
    ]);
  });

  test.each<[before: string | RegExp, after: string, blocker: RegExp]>([
    ['hello@real-group.com.au', 'hello@example.com', /^placeholders \| company\.yaml:3:1 \| email: /],
    ['(03) 9123 4567', '0491 570 006', /^placeholders \| company\.yaml:4:1 \| phone: /],
    [
      /^/,
      'profiles: [{ name: LinkedIn, url: https://linkedin.example/group }]\n',
      /^placeholders \| company\.yaml:1:\d+ \| profiles\.0\.url: https:\/\/linkedin/,
    ],
    ['2999-12-31', '2026-12-23', /^security contact \| .*security\.txt expires in 30 days/],
    [/^legalName: .*\n/m, '', /^legal entity \| company\.yaml:1:1 \| legalName: missing: write the name/],
    [/^/, 'copyrightYear: 2025\n', /^copyright \| company\.yaml:1:1 \| copyrightYear: 2025, but it is 2026/],
    ['2999-12-31', '2026-11-22', /^security contact \| .*security\.txt has expired/],
    [/^ {2}inquiries:\n.*\n/m, '', /^forms \| \/contact \| .*contact form.*delivery\.inquiries is missing/],
    ['  overseas: none\n', '', /^forms \| company\.yaml:10:1 \| delivery\.overseas: missing/],
    [
      'https://forms.real-group.com.au/inquiries',
      'none',
      /^forms \| \/contact \| .* \| delivery\.inquiries is none/,
    ],
    [
      'https://forms.real-group.com.au/inquiries',
      'http://localhost:4011/inquiries',
      /^placeholders \| company\.yaml:13:5 \| delivery\.inquiries\.url: http:\/\/localhost/,
    ],
  ])('include what is wrong in company.yaml after %j is replaced by %j', async (before, after, blocker) => {
    const changed = ready['company.yaml'].replace(before, after);
    expect(blockersIn(await content({ 'company.yaml': changed }))).toEqual([expect.stringMatching(blocker)]);
  });
});
